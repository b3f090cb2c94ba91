import { useMediaQuery } from "@mantine/hooks";
import { sizes } from "#kit/contract/limits.ts";
import type { TimeTracking } from "../contract.ts";
import { EntryCards } from "./entry-cards.tsx";
import { EntryTable } from "./entry-table.tsx";
import "./entries.css";

const phone = `(max-width: ${sizes.phoneBelow - 1}px)`;

interface Given {
	readonly entries: readonly TimeTracking[];
	readonly label: string;
}

/** Entries as a table, on a phone as cards. */
export function EntryList(given: Given) {
	const isPhone = useMediaQuery(phone, undefined, {
		getInitialValueInEffect: false,
	});
	return isPhone ? <EntryCards {...given} /> : <EntryTable {...given} />;
}
