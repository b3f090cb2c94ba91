import type { Icon } from "@tabler/icons-react";
import type { ComponentType } from "react";

/** Matters by their ids: undefined until all have come. */
interface FoundMatters<Matter> {
	readonly entries: readonly Matter[] | undefined;
	readonly isError: boolean;
	readonly retry: () => void;
}

/** What of a kind of matter waits for its person: a row of the open tasks. */
export interface MatterToDo<Matter> {
	readonly icon: Icon;
	readonly tone: "req" | "rej" | "can";
	readonly useTitle: () => string;
	/** The second line of the row. */
	readonly useLine: (ids: readonly string[]) => string;
	/** Loaded with the panel that the row opens. */
	readonly load: () => Promise<MatterToDoList<Matter>>;
}

/** What the panel shows that a row opens. */
export interface MatterToDoList<Matter> {
	/** It is settled in its list: nothing of it is mended in “my day in order”. */
	readonly isSettledHere?: boolean;
	readonly useWords: () => {
		/** Above the list: what is wrong with so many. */
		readonly sub: (count: number) => string;
		readonly empty: string;
		readonly failed: string;
		/** What is to be done, as question and answer. */
		readonly next: string;
		readonly hint: string;
	};
	readonly useFound: (ids: readonly string[] | undefined) => FoundMatters<Matter>;
	readonly List: ComponentType<{ readonly entries: readonly Matter[] }>;
}
