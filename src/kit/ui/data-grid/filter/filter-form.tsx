import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { usePrinter } from "../column/printer.ts";

interface Given {
	readonly onApply: () => void;
	readonly children: ReactNode;
}

/** Fields of one filter; Enter applies it. */
export function FilterForm({ onApply, children }: Given) {
	const { words } = usePrinter();
	return (
		<form
			className="grid-filter-form"
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				// a panel around the list may be a form of its own
				event.stopPropagation();
				onApply();
			}}
		>
			{children}
			<Button type="submit">{words.filters.apply}</Button>
		</form>
	);
}
