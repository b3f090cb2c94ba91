import type { AnyPanel } from "./define-panel.ts";
import { nothingOpen, type OpenPanelEntry, type PanelState } from "./panel-state.ts";

/** The stack as it stands in the address: `?p=users.detail:<id>~users.edit:<id>&o=common.chat`; parameters too long for it go into the history's state. */
export interface PanelAddress {
	readonly p?: string;
	readonly o?: string;
	readonly long?: Readonly<Record<string, OpenPanelEntry["params"]>>;
}

const longest = 200;

export function writeAddress(
	state: PanelState,
	panels: ReadonlyMap<string, AnyPanel>,
): PanelAddress {
	const long: Record<string, OpenPanelEntry["params"]> = {};
	const write = (entries: readonly OpenPanelEntry[]) =>
		entries
			.map((entry) => {
				const text = writeParams(entry.params, keysOf(panels.get(entry.id)));
				if (text !== undefined && text.length <= longest) {
					return text === "" ? entry.id : `${entry.id}:${text}`;
				}
				long[entry.id] = entry.params;
				return entry.id;
			})
			.join("~");
	return {
		...(state.panels.length === 0 ? {} : { p: write(state.panels) }),
		...(state.overlays.length === 0 ? {} : { o: write(state.overlays) }),
		...(Object.keys(long).length === 0 ? {} : { long }),
	};
}

/** Reads an address that anybody may have written: unknown panels, those the reader may not open, broken parameters and doubles are dropped. */
export function readAddress(
	address: PanelAddress,
	panels: ReadonlyMap<string, AnyPanel>,
	mayOpen: (panel: AnyPanel) => boolean,
): PanelState {
	const seen = new Set<string>();
	const read = (text: string | undefined) =>
		(text ?? "").split("~").flatMap((part): OpenPanelEntry[] => {
			const [id = "", ...rest] = part.split(":");
			const panel = panels.get(id);
			if (panel === undefined || seen.has(id) || !mayOpen(panel)) return [];
			const params = readParams(panel, rest.join(":"), address.long?.[id]);
			if (params === undefined) return [];
			seen.add(id);
			return [{ id, params }];
		});
	if (address.p === undefined && address.o === undefined) return nothingOpen;
	return { panels: read(address.p), overlays: read(address.o) };
}

function keysOf(panel: AnyPanel | undefined): string[] {
	return panel === undefined ? [] : Object.keys(panel.params.shape);
}

/** Values in the order of the schema, parted by commas; undefined where one is no plain value. */
function writeParams(params: OpenPanelEntry["params"], keys: readonly string[]) {
	const values = keys.map((key) => params[key]);
	if (values.some((value) => typeof value === "object" && value !== null)) return undefined;
	return values.map(writeValue).join(",").replace(/,+$/, "");
}

function writeValue(value: unknown): string {
	if (value === undefined) return "";
	const isPlainText = typeof value === "string" && value !== "" && readValue(value) === value;
	const text = isPlainText ? value : JSON.stringify(value);
	return encodeURIComponent(text).replaceAll("~", "%7E");
}

function readParams(
	panel: AnyPanel,
	text: string,
	long: unknown,
): OpenPanelEntry["params"] | undefined {
	const given: Record<string, unknown> = {};
	const parts = text === "" ? [] : text.split(",");
	for (const [index, key] of keysOf(panel).entries()) {
		const part = parts[index];
		if (part !== undefined && part !== "") given[key] = readValue(decode(part));
	}
	const parsed = panel.params.safeParse(long ?? given);
	return parsed.success ? parsed.data : undefined;
}

/** Numbers, flags and quoted texts are JSON; everything else is the text itself. */
function readValue(text: string): unknown {
	try {
		const value: unknown = JSON.parse(text);
		return typeof value === "object" && value !== null ? text : value;
	} catch {
		return text;
	}
}

function decode(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
