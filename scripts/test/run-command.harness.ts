import { vi } from "vitest";

/**
 * Calls a command as its process does.
 *
 * @param run with the words of the command line
 * @param variables of its environment
 */
export async function runCommand(
  run: (words: string[]) => Promise<number>,
  words: string[],
  variables: Readonly<Record<string, string | undefined>>,
) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const [output, errors] = [vi.spyOn(process.stdout, "write"), vi.spyOn(process.stderr, "write")];
  const written = (spy: typeof output) => spy.mock.calls.map(([text]) => String(text)).join("");
  try {
    for (const stream of [output, errors]) stream.mockReturnValue(true);
    return { status: await run(words), output: written(output), errors: written(errors) };
  } finally {
    for (const stream of [output, errors]) stream.mockRestore();
    vi.unstubAllEnvs();
  }
}
