import { spawn } from "node:child_process";

export interface CommandResult {
	readonly code: number;
	/** Both streams in the order they arrived. */
	readonly output: string;
	readonly seconds: number;
}

/**
 * Runs a program with this process's own Node and collects what it says.
 *
 * @param show also print it as it comes
 */
export function runNode(
	args: readonly string[],
	options: { readonly cwd: string; readonly env?: NodeJS.ProcessEnv; readonly show?: boolean },
): Promise<CommandResult> {
	const begin = performance.now();
	return new Promise((resolve, reject) => {
		const child = spawn(process.execPath, [...args], {
			cwd: options.cwd,
			env: { ...process.env, ...options.env },
			stdio: ["ignore", "pipe", "pipe"],
		});
		const parts: Buffer[] = [];
		const keep = (chunk: Buffer) => {
			parts.push(chunk);
			if (options.show) process.stdout.write(chunk);
		};
		child.stdout.on("data", keep);
		child.stderr.on("data", keep);
		child.once("error", reject);
		child.once("close", (code) => {
			resolve({
				code: code ?? 1,
				output: Buffer.concat(parts).toString(),
				seconds: (performance.now() - begin) / 1000,
			});
		});
	});
}
