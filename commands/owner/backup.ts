import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { DatabaseSync, backup as writeBackup } from "node:sqlite";
import type { Environment } from "#server/config/environment.ts";
import { keyFile } from "#server/config/image-keys.ts";
import type { Wallet } from "#site/features/ticket/wallets/wallet-offer.ts";
import { resolveFromCaller } from "../command-line.ts";
import { expectDatabase } from "../expect-database.ts";
import {
  checkSqliteFile,
  copyMissingFiles,
  copyPrivately,
  dumpFile,
  runPostgresProgram,
  sqliteFiles,
} from "./backup-files.ts";
import { type OwnerCommand, readNeeded } from "./owner-command.ts";

/** `npm run owner -- backup`. */
export const backup: OwnerCommand = {
  usage: `FOLDER [--keys]
      Writes database, counts and media into a new folder in FOLDER, beside the running site, and opens
      the database again. --keys: also what signs images and wallet passes.`,
  async *run(args, environment) {
    const { words, values } = readNeeded(args, ["FOLDER"], { keys: { type: "boolean" } });
    if (environment.apiOrigin === undefined) expectDatabase(environment);
    process.umask(0o077);
    const folder = resolveFromCaller(words[0] ?? "");
    await mkdir(folder, { recursive: true });
    const earlier = (await readdir(folder)).filter((one) => /^\d/.test(one));
    const name = new Date().toISOString().slice(0, 19).replaceAll(":", "");
    const partial = join(folder, `.${name}`);
    await mkdir(join(partial, "media"), { recursive: true });
    try {
      // The database comes first: a file that is imported meanwhile has no row, which does no harm. The other way round, a
      // page would lack it. What is deleted meanwhile, no page was to show any more.
      await copyDatabase(partial, environment);
      const linked = join(folder, earlier.sort().at(-1) ?? name, "media");
      const media = await copyMissingFiles(environment.mediaDirectory, join(partial, "media"), linked);
      if (values.keys) await copyKeys(join(partial, "keys"), environment);
      await rename(partial, join(folder, name));
      yield `${join(folder, name)} has ${media} media files, and the database, which has been read again.\n`;
    } finally {
      await rm(partial, { recursive: true, force: true });
    }
  },
};

async function copyDatabase(folder: string, { databaseUrl, dataDirectory }: Environment): Promise<void> {
  if (databaseUrl !== undefined) {
    const dump = join(folder, dumpFile);
    await runPostgresProgram("pg_dump", ["--format=custom", `--file=${dump}`], databaseUrl);
    await runPostgresProgram("pg_restore", ["--file=/dev/null", dump]);
    return;
  }
  for (const file of sqliteFiles.filter((one) => existsSync(join(dataDirectory, one)))) {
    using source = new DatabaseSync(join(dataDirectory, file), { readOnly: true });
    // All pages at once: SQLite begins again where another process writes between two steps.
    await writeBackup(source, join(folder, file), { rate: 2 ** 31 - 1 });
    checkSqliteFile(join(folder, file));
  }
}

/** The files that sign passes for each wallet. */
const walletFiles: Readonly<Record<Wallet, (environment: Environment) => readonly (string | undefined)[]>> = {
  apple: ({ appleWallet }) => Object.values(appleWallet ?? {}),
  google: ({ googleWallet }) => [googleWallet?.key],
};

async function copyKeys(folder: string, environment: Environment): Promise<void> {
  await mkdir(folder);
  const { PICTURE_KEY } = process.env;
  if (PICTURE_KEY) await writeFile(join(folder, "PICTURE_KEY"), PICTURE_KEY);
  const ofWallets = Object.values(walletFiles).flatMap((filesOf) => filesOf(environment));
  for (const file of [join(environment.dataDirectory, keyFile), ...ofWallets]) {
    if (file !== undefined && existsSync(file)) await copyPrivately(file, join(folder, basename(file)));
  }
}
