import { randomUUID } from "node:crypto";

/** Stands in an answer for what is put there afterwards; nobody outside ever sees it. */
const mark = randomUUID();

let open: string[] = [];

/** JSON as the database wrote it, on its way into an answer. */
export class WrittenJson {
	readonly #text: string;

	constructor(text: string) {
		this.#text = text;
	}

	toJSON(): string {
		open.push(this.#text);
		return mark;
	}
}

/** Puts a text of JSON into an answer where its contract says `asWritten`. */
export function handOn<Value>(text: string): Value {
	return new WrittenJson(text) as Value;
}

/** An answer as it is sent, with all that was written before in its place. */
export function jsonOf(answer: unknown): string {
	open = [];
	const text = JSON.stringify(answer);
	if (open.length === 0) return text;
	const parts = text.split(`"${mark}"`);
	const written = open;
	open = [];
	if (parts.length !== written.length + 1) throw new Error("An answer holds the mark of another.");
	return parts.map((part, nth) => part + (written[nth] ?? "")).join("");
}
