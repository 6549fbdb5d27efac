import { once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";

export interface ReceivedMail extends Email {
  /** The recipients of the envelope. */
  readonly envelopeTo: readonly string[];
}

interface TestSmtp {
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** Resolves once there are this many mails. */
  readonly waitForMails: (count: number) => Promise<readonly ReceivedMail[]>;
}

/** A real SMTP server until the test ends. @param accept whether it takes mails @param port a free one by default */
export async function startSmtp({ accept = true, port = 0 } = {}): Promise<TestSmtp> {
  const mails: ReceivedMail[] = [];
  let onMail: () => void = () => {};
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    async onData(stream, session, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      if (!accept) return done(Object.assign(new Error("mailbox full"), { responseCode: 452 }));
      const mail = await PostalMime.parse(Buffer.concat(chunks));
      mails.push({ ...mail, envelopeTo: session.envelope.rcptTo.map(({ address }) => address) });
      done();
      onMail();
    },
  });
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  onTestFinished(() => server.close());
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    waitForMails: async (count) => {
      while (mails.length < count) {
        await new Promise<void>((resolve) => {
          onMail = resolve;
        });
      }
      return mails;
    },
  };
}
