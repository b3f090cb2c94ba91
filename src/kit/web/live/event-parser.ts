export interface ServerEvent {
	readonly place: string;
	readonly data: string;
}

/** Reads server-sent events out of text that arrives in arbitrary pieces; comments (heartbeats) yield nothing. */
export function createEventParser(): (text: string) => ServerEvent[] {
	let rest = "";
	return (text) => {
		const blocks = (rest + text).split("\n\n");
		rest = blocks.pop() ?? "";
		return blocks.flatMap(readBlock);
	};
}

function readBlock(block: string): ServerEvent[] {
	const fields = new Map<string, string>();
	for (const line of block.split("\n")) {
		const at = line.indexOf(":");
		if (at > 0) fields.set(line.slice(0, at), line.slice(at + 1).trimStart());
	}
	const data = fields.get("data");
	return data === undefined ? [] : [{ place: fields.get("id") ?? "", data }];
}
