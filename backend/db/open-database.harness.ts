import { openDatabase } from "./open-database.ts";

// A process that opens a database, which migrates it, and says on standard output when it begins and ends. Tests kill it.

const [dataDirectory = "", databaseUrl] = process.argv.slice(2);
process.stdout.write("begun\n");
const database = await openDatabase({ dataDirectory, databaseUrl });
await database.destroy();
process.stdout.write("done\n");
