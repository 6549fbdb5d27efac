// The process of draw-process.ts. It draws texts of strangers and has no secrets.
import { pathToFileURL } from "node:url";
import type { createCardRenderer } from "#site/features/preview-images/create-card-renderer.tsx";
import type { DrawTask } from "./draw-process.ts";
import { serveTasks } from "./serve-tasks.ts";

const [, , file = ""] = process.argv;
const built: { createCardRenderer: typeof createCardRenderer } = await import(pathToFileURL(file).href);
const { render } = built.createCardRenderer();

serveTasks<DrawTask, Uint8Array>((task) => render(...task));
