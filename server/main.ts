import { runServer } from "./run-server.ts";
import { supervise } from "./supervise.ts";

// The process of a server that an operator runs (deploy/). `npm start` does the same after installing and building.
await supervise(() => runServer(process.env));
