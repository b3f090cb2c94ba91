import { TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { times } from "#kit/contract/limits.ts";

interface Given {
	readonly label: string;
	/** Called half a second after the last key, at once when it is emptied or the list is entered. */
	readonly onSearch: (text: string) => void;
	/** Arrow down: into the list. */
	readonly onDown: () => void;
}

/** Narrows a list once somebody has typed. */
export function PickerSearch({ label, onSearch, onDown }: Given) {
	const [text, setText] = useState("");
	const search = useDelayedSearch(onSearch);
	return (
		<TextInput
			className="picker-search"
			aria-label={label}
			placeholder={label}
			role="searchbox"
			autoComplete="off"
			data-autofocus
			leftSection={<IconSearch size={16} stroke={1.7} aria-hidden />}
			value={text}
			onChange={(event) => {
				const typed = event.currentTarget.value;
				setText(typed);
				if (typed === "") search.now(typed);
				else search.soon(typed);
			}}
			onKeyDown={(event) => {
				if (event.key !== "ArrowDown") return;
				event.preventDefault();
				search.now(text);
				onDown();
			}}
		/>
	);
}

function useDelayedSearch(onSearch: (text: string) => void) {
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const asked = useRef("");
	const latest = useRef(onSearch);
	useEffect(() => {
		latest.current = onSearch;
	});
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
