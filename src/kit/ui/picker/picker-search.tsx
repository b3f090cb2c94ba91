import { TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useDelayedSearch } from "../field/search-field.tsx";
import { usePlaceholder } from "../field/use-placeholder.ts";

interface Given {
	readonly label: string;
	/** Called half a second after the last key, at once when it is emptied or the list is entered. */
	readonly onSearch: (text: string) => void;
	/** Arrow down: into the list. */
	readonly onDown?: () => void;
}

/** Narrows a list once somebody has typed. */
export function PickerSearch({ label, onSearch, onDown }: Given) {
	const [text, setText] = useState("");
	const search = useDelayedSearch(onSearch);
	const input = useRef<HTMLInputElement>(null);
	const placeholder = usePlaceholder(input, label);
	return (
		<TextInput
			className="picker-search"
			aria-label={label}
			ref={input}
			placeholder={placeholder}
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
				if (event.key !== "ArrowDown" || onDown === undefined) return;
				event.preventDefault();
				search.now(text);
				onDown();
			}}
		/>
	);
}
