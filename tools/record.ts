import { dirname } from "node:path";
import { runNode } from "./run-command.ts";

/** `npm run record [path …]`: writes anew what the server answers in the tests that record it for the web tests. */
const root = dirname(import.meta.dirname);
const only = process.argv.slice(2);

async function run(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
	const { code } = await runNode(args, { cwd: root, env, show: true });
	if (code !== 0) process.exit(code);
}

await run(
	[
		"node_modules/vitest/vitest.mjs",
		"run",
		"--project",
		"server",
		...(only.length > 0 ? only : ["recorded-answers.test.ts"]),
	],
	{ TZ: "UTC", RECORD: "1" },
);
await run(["node_modules/@biomejs/biome/bin/biome", "format", "--write", "src"]);
