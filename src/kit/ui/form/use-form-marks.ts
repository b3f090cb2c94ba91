import { useState } from "react";

interface Marks {
	/** Names of the fields whose faults are shown. */
	readonly shown: ReadonlySet<string>;
	/** What the server said about fields, until they are changed. */
	readonly server: Readonly<Record<string, string>>;
	readonly attempts: number;
}

const noMarks: Marks = { shown: new Set(), server: {}, attempts: 0 };

/** Which faults of a form are shown: they appear on leaving a field and on saving, and go while typing. */
export function useFormMarks() {
	const [marks, setMarks] = useState(noMarks);
	return {
		...marks,
		show: (name: string) =>
			setMarks((before) => ({ ...before, shown: new Set([...before.shown, name]) })),
		/** A field was changed: the server's word no longer holds, and a mended fault goes. */
		changed: (name: string, isFaulty: boolean) =>
			setMarks((before) => ({
				...before,
				server: without(before.server, name),
				shown: isFaulty ? before.shown : new Set([...before.shown].filter((one) => one !== name)),
			})),
		/** A try to save failed on these fields. */
		failed: (names: readonly string[], server: Marks["server"] = {}) =>
			setMarks(({ attempts }) => ({
				shown: new Set([...names, ...Object.keys(server)]),
				server,
				attempts: attempts + 1,
			})),
		reset: () => setMarks(noMarks),
	};
}

function without(record: Marks["server"], name: string): Marks["server"] {
	const { [name]: _, ...rest } = record;
	return rest;
}
