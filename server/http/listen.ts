import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { StartupError } from "#server/config/startup-error.ts";

interface Address {
  readonly host: string;
  readonly port: number;
  /** Prefix of the variables that set the address, such as METRICS_. */
  readonly prefix: string;
}

/**
 * Connections that the kernel holds until they are accepted. With Node's 511, clients of a burst wait for seconds, which
 * is how long they take to try again. The kernel's own limit is 4096 (net.core.somaxconn).
 */
const backlog = 4096;

const unknownHost = ({ host, prefix }: Address) =>
  `${prefix}HOST ${host} cannot be resolved: set it to an address, such as 127.0.0.1.`;

const explanations: Readonly<Record<string, (address: Address) => string>> = {
  EADDRINUSE: ({ port, prefix }) =>
    `Port ${port} is already in use: stop what uses it, or set ${prefix}PORT to another port, such as ${port + 1}.`,
  EACCES: ({ port, prefix }) =>
    `Port ${port} may not be opened by this user: set ${prefix}PORT to a port above 1023, such as 8080.`,
  EADDRNOTAVAIL: ({ host, prefix }) =>
    `${prefix}HOST ${host} is not an address of this machine: set it to one, such as 127.0.0.1.`,
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
};

/**
 * Checks that a server can listen on an address, so that a start that cannot succeed ends before it touches any data.
 *
 * @throws StartupError
 */
export async function tryAddress(host: string, port: number, prefix = ""): Promise<void> {
  const probe = createServer();
  await listen(probe, host, port, prefix);
  probe.close();
  await once(probe, "close");
}

/** Starts listening. @throws StartupError */
export function listen(server: Server, host: string, port: number, prefix = ""): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) => {
      const explain = explanations[error.code ?? ""];
      reject(explain ? new StartupError(explain({ host, port, prefix })) : error);
    };
    server.once("error", refuse);
    server.listen({ port, host, backlog }, () => {
      server.off("error", refuse);
      resolve();
    });
  });
}
