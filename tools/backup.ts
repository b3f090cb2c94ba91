import { explain } from "./backup/explain.ts";
import { runBackup } from "./backup/run-backup.ts";

/** `npm run backup -- create|verify|restore FOLDER`. */
try {
	console.log(await runBackup(process.argv.slice(2), process.env, (line) => console.log(line)));
} catch (error) {
	console.error(explain(error));
	process.exitCode = 1;
}
