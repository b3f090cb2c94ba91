import { TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";

interface Given {
	readonly label: string;
	readonly onSearch: (text: string) => void;
	/** Arrow down: into the list. */
	readonly onDown: () => void;
}

/** Narrows a list that is here already, with every key. */
export function PickerSearch({ label, onSearch, onDown }: Given) {
	const [text, setText] = useState("");
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
				setText(event.currentTarget.value);
				onSearch(event.currentTarget.value);
			}}
			onKeyDown={(event) => {
				if (event.key !== "ArrowDown") return;
				event.preventDefault();
				onDown();
			}}
		/>
	);
}
