import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

interface SilentProxy {
  readonly port: number;
  /**
   * From now on, connections that are open pass nothing on, and do not end: what a visitor of a failed machine or of a
   * firewall without memory sees. New ones work.
   */
  readonly silence: () => void;
  readonly close: () => void;
}

/** A proxy to a port of 127.0.0.1. */
export async function startSilentProxy(targetPort: number): Promise<SilentProxy> {
  const open = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect(targetPort, "127.0.0.1");
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => open.delete(socket));
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    silence() {
      for (const socket of open) socket.unpipe().pause().removeAllListeners("end");
    },
    close() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
