/** Texts of the parts of a calendar file that matter, each by itself: one that is broken takes no other along. */
export interface CutCalendar {
	readonly events: readonly string[];
	readonly zones: readonly string[];
}

const wanted = { VEVENT: "events", VTIMEZONE: "zones" } as const;

/**
 * Cuts a calendar file (RFC 5545) into its events and time zones, whatever stands between them; undefined where it is no such file. A
 * part that never ends is one as well, up to where the next begins.
 */
export function cutCalendar(text: string): CutCalendar | undefined {
	const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/);
	if (!lines.some((line) => line.trim().toUpperCase() === "BEGIN:VCALENDAR")) return undefined;
	const parts = { events: [] as string[], zones: [] as string[] };
	let open: { readonly name: keyof typeof wanted; readonly lines: string[] } | undefined;
	const close = () => {
		if (open === undefined) return;
		parts[wanted[open.name]].push([...open.lines, `END:${open.name}`].join("\r\n"));
		open = undefined;
	};
	for (const line of lines) {
		const [, verb, name] = /^(BEGIN|END):(VEVENT|VTIMEZONE|VCALENDAR)\s*$/i.exec(line) ?? [];
		if (verb === undefined) open?.lines.push(line);
		else {
			close();
			const part = name?.toUpperCase();
			if (verb.toUpperCase() === "BEGIN" && (part === "VEVENT" || part === "VTIMEZONE"))
				open = { name: part, lines: [`BEGIN:${part}`] };
		}
	}
	close();
	return parts;
}
