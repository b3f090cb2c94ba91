import { IconListSearch } from "@tabler/icons-react";
import { EmptyState } from "../state/empty-state.tsx";
import { ErrorState } from "../state/error-state.tsx";
import { LoadingState } from "../state/loading-state.tsx";
import type { GridWords } from "./column/printer.ts";
import type { GridViewGiven } from "./grid-given.ts";

interface Given<R extends object> {
	readonly view: GridViewGiven<R>;
	readonly isFiltered: boolean;
	readonly words: GridWords;
}

/** In place of rows: they are on their way, could not be loaded, or there are none. */
export function GridNotice<R extends object>(given: Given<R>) {
	const { view, isFiltered, words } = given;
	const { page, empty } = view;
	if (page.rows.length > 0) return null;
	if (page.state === "loading") return <LoadingState />;
	if (page.state === "failed") {
		return <ErrorState text={words.failed} onRetry={page.onReload} />;
	}
	if (isFiltered) {
		return <EmptyState text={words.emptyFiltered} icon={IconListSearch} />;
	}
	return <EmptyState text={empty?.text ?? words.empty} action={empty?.action} />;
}
