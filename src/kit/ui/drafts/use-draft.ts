import { useState } from "react";
import { dropDraft, readDraft, writeDraft } from "./drafts.ts";

/**
 * State of a form that is not lost: it outlives reload and the end of the session. Call `drop` once it is sent.
 *
 * @param key the panel's id with what it is about, e.g. `users.edit:<id>`
 */
export function useDraft<Value>(
	key: string,
	initial: Value,
): [value: Value, change: (value: Value) => void, drop: () => void] {
	const [value, setValue] = useState<Value>(() => (readDraft(key) as Value | undefined) ?? initial);
	const change = (next: Value) => {
		writeDraft(key, next);
		setValue(next);
	};
	return [value, change, () => dropDraft(key)];
}
