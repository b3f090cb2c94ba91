import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { getSetting } from "../../contract/settings.ts";
import type { GridColumn } from "../../ui/data-grid/column/grid-column.ts";
import {
	type DefaultSort,
	defaultSettings,
	type FilterValues,
	fitSettings,
	type GridSettings,
	parseSettings,
} from "../../ui/data-grid/settings/grid-settings.ts";
import type { SettingsPlace } from "../../ui/data-grid/settings/settings-place.ts";
import { texts as german } from "../../ui/data-grid/text.de.ts";
import { texts as english } from "../../ui/data-grid/text.en.ts";
import { toast } from "../../ui/toast/toast.ts";
import { api } from "../api.ts";
import { queryClient } from "../query-client.ts";
import { useSessionOrNull } from "../session/session-store.ts";
import { useSettings } from "../settings/settings-store.ts";
import { currentTexts } from "../texts.ts";
import { saveNow, saveSoon } from "./save-soon.ts";

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
	const key = `Grid.${id}`;
	const queryKey = useKey(key);
	const saved = useQuery({
		queryKey,
		queryFn: async ({ signal }) => {
			const input = { scope: "WEBAPP", key, perSite: "true" } as const;
			const { value } = await api(getSetting, input, { signal });
			return value ?? null;
		},
		staleTime: Number.POSITIVE_INFINITY,
	});
	const standard = useMemo(
		() => defaultSettings(columns, defaultSort, defaultFilters),
		[columns, defaultSort, defaultFilters],
	);
	const settings = useMemo(
		() => fitSettings(readSaved(saved.data) ?? standard, columns),
		[saved.data, standard, columns],
	);
	useBrokenNotice(saved.data);
	useEffect(() => () => saveNow(key), [key]);
	const cacheKey = JSON.stringify(queryKey);
	return useMemo(() => {
		const keep = (next: GridSettings) => {
			queryClient.setQueryData(JSON.parse(cacheKey), next);
			saveSoon(key, next);
		};
		return {
			settings,
			isReady: !saved.isPending,
			change: (part) => keep({ ...settings, ...part }),
			reset: () => keep({ ...standard, views: settings.views, view: null }),
		};
	}, [settings, standard, key, cacheKey, saved.isPending]);
}

function useKey(key: string): readonly unknown[] {
	const chosen = useSettings().session.siteId;
	const session = useSessionOrNull();
	const site = chosen ?? session?.currentSite.siteId;
	return [getSetting.operationId, key, session?.userId, site];
}

function readSaved(saved: unknown): GridSettings | undefined {
	return saved === undefined || saved === null
		? undefined
		: parseSettings(saved);
}

/** Settings that cannot be read are set back, and the person is told why the list looks different. */
function useBrokenNotice(saved: unknown): void {
	const [told, setTold] = useState<unknown>(null);
	const isBroken = saved !== undefined && saved !== null && told !== saved;
	useEffect(() => {
		if (!isBroken || parseSettings(saved) !== undefined) return;
		setTold(saved);
		const { columns, broken } = currentTexts(german, english);
		toast({ type: "warning", title: columns, text: broken });
	}, [isBroken, saved]);
}
