import type { Server } from "node:http";
import { StartFault } from "./start-fault.ts";

const unknownHost = (host: string) => `HOST ${host} is not a known name: set it to an address, such as 127.0.0.1.`;

const explanations: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (_host, port) => `Port ${port} is already in use: stop what uses it, or set PORT to another port.`,
  EACCES: (_host, port) => `Port ${port} may not be opened by this user: set PORT to a port above 1023.`,
  EADDRNOTAVAIL: (host) => `HOST ${host} is not an address of this machine: set it to one, such as 127.0.0.1.`,
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
};

/** Starts listening. @throws StartFault where the address cannot be had */
export function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) => {
      const explain = explanations[error.code ?? ""];
      reject(explain ? new StartFault(explain(host, port)) : error);
    };
    server.once("error", refuse);
    server.listen(port, host, () => {
      server.off("error", refuse);
      resolve();
    });
  });
}
