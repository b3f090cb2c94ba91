import { useCallback, useEffect, useMemo, useState } from "react";
import type { GridColumn } from "#kit/ui/data-grid/column/grid-column.ts";
import {
	type DefaultSort,
	defaultSettings,
	type FilterValues,
	fitSettings,
	type GridSettings,
	parseSettings,
} from "#kit/ui/data-grid/settings/grid-settings.ts";
import type { SettingsPlace } from "#kit/ui/data-grid/settings/settings-place.ts";
import { isViewChanged } from "#kit/ui/data-grid/settings/views.ts";
import { texts } from "#kit/ui/data-grid/text.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { currentTexts } from "../texts.ts";
import { useSavedValue } from "./use-saved-value.ts";

interface Given {
	readonly id: string;
	readonly columns: readonly GridColumn<never>[];
	readonly defaultSort?: DefaultSort | undefined;
	readonly defaultFilters?: FilterValues | undefined;
}

interface SavedPlace extends SettingsPlace {
	/** What was saved is known, so that the first question is the right one. */
	readonly isReady: boolean;
}

/** How the signed-in person likes a list at the present site; kept at the server. */
export function useSavedSettings(given: Given): SavedPlace {
	const { id, columns, defaultSort, defaultFilters } = given;
	const { saved, isReady, keep } = useSavedValue(`Grid.${id}`);
	const standard = useMemo(
		() => defaultSettings(columns, defaultSort, defaultFilters),
		[columns, defaultSort, defaultFilters],
	);
	const settingsOf = useCallback(
		(kept: unknown) => fitSettings(readSaved(kept) ?? standard, columns),
		[standard, columns],
	);
	const settings = useMemo(() => settingsOf(saved), [settingsOf, saved]);
	useBrokenNotice(saved);
	return useMemo(
		() => ({
			settings,
			standard,
			isChanged: isViewChanged(settings, standard, columns),
			isReady,
			change: (part) => keep((kept) => ({ ...settingsOf(kept), ...part })),
			reset: () =>
				keep((kept) => {
					const { views } = settingsOf(kept);
					return { ...standard, views, view: null };
				}),
		}),
		[settings, settingsOf, standard, columns, isReady, keep],
	);
}

function readSaved(saved: unknown): GridSettings | undefined {
	return saved === undefined || saved === null ? undefined : parseSettings(saved);
}

/** Settings that cannot be read are set back, with a message why the list looks different. */
function useBrokenNotice(saved: unknown): void {
	const [reported, setReported] = useState<unknown>(null);
	const isBroken = saved !== undefined && saved !== null && reported !== saved;
	useEffect(() => {
		if (!isBroken || parseSettings(saved) !== undefined) return;
		setReported(saved);
		const { columns, broken } = currentTexts(texts);
		toast({ type: "warning", title: columns, text: broken });
	}, [isBroken, saved]);
}
