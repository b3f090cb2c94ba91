import { type KeyboardEventHandler, useEffect, useRef, useState } from "react";
import { times } from "#kit/contract/limits.ts";
import { TextField } from "./text-field.tsx";

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
	const latest = useRef(onSearch);
	const asked = useRef("");
	useEffect(() => {
		latest.current = onSearch;
	});
	useEffect(() => {
		if (value === asked.current) return;
		const timer = setTimeout(() => {
			asked.current = value;
			latest.current(value.trim());
		}, times.searchDelay);
		return () => clearTimeout(timer);
	}, [value]);
	return (
		<TextField
			type="SEARCH"
			label={label}
			value={value}
			onChange={setValue}
			{...(placeholder === undefined ? {} : { placeholder })}
			{...(onKeyDown && { onKeyDown })}
		/>
	);
}
