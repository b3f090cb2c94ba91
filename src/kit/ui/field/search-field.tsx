import { type KeyboardEventHandler, useEffect, useRef, useState } from "react";
import { times } from "#kit/contract/limits.ts";
import { useLatest } from "../use-latest.ts";
import { TextField } from "./text-field.tsx";
import { usePlaceholder } from "./use-placeholder.ts";

interface Given {
	readonly label: string;
	/** Called half a second after the last key. */
	readonly onSearch: (query: string) => void;
	readonly placeholder?: string;
	readonly onKeyDown?: KeyboardEventHandler;
}

/** A search that waits until somebody has typed. */
export function SearchField({ label, onSearch, placeholder, onKeyDown }: Given) {
	const [value, setValue] = useState("");
	const search = useDelayedSearch(onSearch);
	const input = useRef<HTMLInputElement>(null);
	const shown = usePlaceholder(input, placeholder);
	return (
		<TextField
			ref={input}
			type="SEARCH"
			label={label}
			value={value}
			onChange={(text) => {
				setValue(text);
				search.soon(text.trim());
			}}
			{...(shown === undefined ? {} : { placeholder: shown })}
			{...(onKeyDown && { onKeyDown })}
		/>
	);
}

/** Asks half a second after the last key, or at once; never twice for the same. */
export function useDelayedSearch(onSearch: (text: string) => void) {
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const asked = useRef("");
	const latest = useLatest(onSearch);
	useEffect(() => () => clearTimeout(timer.current), []);
	const now = (text: string) => {
		clearTimeout(timer.current);
		if (text === asked.current) return;
		asked.current = text;
		latest.current(text);
	};
	const soon = (text: string) => {
		clearTimeout(timer.current);
		timer.current = setTimeout(() => now(text), times.searchDelay);
	};
	return { now, soon };
}
