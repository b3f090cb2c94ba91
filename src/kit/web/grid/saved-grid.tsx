import type { ComponentProps } from "react";
import { DataGrid } from "#kit/ui/data-grid/data-grid.tsx";
import { useHasFeature } from "../session/session-store.ts";
import { usePrintScope } from "./use-print-scope.ts";
import { useSavedSettings } from "./use-saved-settings.ts";

type Given<R extends object> = Omit<ComponentProps<typeof DataGrid<R>>, "place" | "hasFeature">;

/** `DataGrid` that keeps how the signed-in person likes it, for small lists that come in one answer. */
export function SavedGrid<R extends object>(given: Given<R>) {
	const place = useSavedSettings(given);
	const hasFeature = useHasFeature();
	const printScope = usePrintScope();
	return <DataGrid<R> printScope={printScope} {...given} place={place} hasFeature={hasFeature} />;
}
