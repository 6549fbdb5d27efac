import type { Server } from "node:http";
import { StartFault } from "./start-fault.ts";

interface Address {
  readonly host: string;
  readonly port: number;
  /** What stands before HOST and PORT in the names of the settings the address comes from, such as METRICS_. */
  readonly prefix: string;
}

const unknownHost = ({ host, prefix }: Address) =>
  `${prefix}HOST ${host} is not a known name: set it to an address, such as 127.0.0.1.`;

const explanations: Readonly<Record<string, (address: Address) => string>> = {
  EADDRINUSE: ({ port, prefix }) =>
    `Port ${port} is already in use: stop what uses it, or set ${prefix}PORT to another port.`,
  EACCES: ({ port, prefix }) => `Port ${port} may not be opened by this user: set ${prefix}PORT to a port above 1023.`,
  EADDRNOTAVAIL: ({ host, prefix }) =>
    `${prefix}HOST ${host} is not an address of this machine: set it to one, such as 127.0.0.1.`,
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
};

/** Starts listening. @throws StartFault where the address cannot be had */
export function listen(server: Server, host: string, port: number, prefix = ""): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) => {
      const explain = explanations[error.code ?? ""];
      reject(explain ? new StartFault(explain({ host, port, prefix })) : error);
    };
    server.once("error", refuse);
    server.listen(port, host, () => {
      server.off("error", refuse);
      resolve();
    });
  });
}
