import { existsSync } from "node:fs";
import { glob, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** The project's files as a generator sees them: read, made, changed; written all at once or not at all. */
export class Project {
	readonly root: string;
	readonly #changed = new Map<string, string>();

	constructor(root: string) {
		this.root = root;
	}

	/** Paths of what was made or changed so far. */
	get changed(): string[] {
		return [...this.#changed.keys()];
	}

	has(path: string): boolean {
		return this.#changed.has(path) || existsSync(join(this.root, path));
	}

	async read(path: string): Promise<string> {
		return this.#changed.get(path) ?? (await readFile(join(this.root, path), "utf8"));
	}

	list(folder: string): Promise<string[]> {
		return readdir(join(this.root, folder));
	}

	/** Paths of files by patterns, as they are on the disk. */
	find(patterns: readonly string[]): Promise<string[]> {
		return Array.fromAsync(glob([...patterns], { cwd: this.root }));
	}

	/** A new file; one that is there is never overwritten. */
	create(path: string, text: string): void {
		if (this.has(path)) throw new Error(`${path} exists already.`);
		this.#changed.set(path, text);
	}

	async change(path: string, edit: (text: string) => string): Promise<void> {
		this.#changed.set(path, edit(await this.read(path)));
	}

	async write(): Promise<void> {
		for (const [path, text] of this.#changed) {
			await mkdir(dirname(join(this.root, path)), { recursive: true });
			await writeFile(join(this.root, path), text);
		}
	}
}
