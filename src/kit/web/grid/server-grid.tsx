import { type ReactNode, useState } from "react";
import type { UiFeature } from "#domain/access/ui-features.ts";
import type { AnswerOf, Endpoint, GivenOf } from "#kit/contract/endpoint.ts";
import { limits } from "#kit/contract/limits.ts";
import type { ExportFormat, ListExportRequest } from "#kit/contract/list-export.ts";
import type { OrganisationType, RecordTopic } from "#kit/contract/live.ts";
import type { GridColumn } from "#kit/ui/data-grid/column/grid-column.ts";
import { queryOf } from "#kit/ui/data-grid/filter/grid-filter.ts";
import type { GridTool } from "#kit/ui/data-grid/grid-actions.ts";
import type { GridGiven, GridPage } from "#kit/ui/data-grid/grid-given.ts";
import { GridView } from "#kit/ui/data-grid/grid-view.tsx";
import type { Sums } from "#kit/ui/data-grid/selection/sum-rows.ts";
import type { GridSettings } from "#kit/ui/data-grid/settings/grid-settings.ts";
import { api } from "../api.ts";
import { useHasFeature } from "../session/session-store.ts";
import { renew, useApi } from "../use-api.ts";
import { sortOf, withoutSums } from "./first-question.ts";
import { usePrintScope } from "./use-print-scope.ts";
import { useReload } from "./use-reload.ts";
import { useSavedSettings } from "./use-saved-settings.ts";

/** An answer made by `listAnswer`; `sums` of all hits may stand beside it. */
interface ListAnswer {
	readonly items: readonly object[];
	readonly total: number;
	readonly hasMore?: boolean | undefined;
	readonly sums?: Sums | undefined;
}

type RowOf<E extends Endpoint> =
	AnswerOf<E> extends { readonly items: readonly (infer R extends object)[] } ? R : never;

interface Given<E extends Endpoint> extends GridGiven<RowOf<E>> {
	/** A list: `listInput` goes in, `listAnswer` comes out. */
	readonly endpoint: E;
	/** Part of every question besides search, filters, sorting and paging, e.g. the unit whose people are listed. */
	readonly fixed?: Partial<GivenOf<E>>;
	/** Sums cost more than a page: they are asked for by themselves, once it is there. */
	readonly areSumsApart?: boolean;
	/** Live messages that make the list out of date. */
	readonly topics?: readonly RecordTopic[];
	readonly organisation?: readonly OrganisationType[];
	/** Stands above the list and shows what its answer says of all hits. */
	readonly above?: (answer: AnswerOf<E>) => ReactNode;
	/** Stands on paper, too. */
	readonly isAbovePrinted?: boolean;
	/** Writes the whole filtered list to a file. */
	readonly onExport?: (request: ListExportRequest) => void;
	/** Done now and then with the list as it is shown, in the format of a sheet. */
	readonly requestTools?: readonly (Omit<GridTool, "run"> & {
		readonly run: (request: ListExportRequest) => void;
	})[];
}

/** A list that the server pages, sorts and filters; every shown row is as fresh as the last live message. */
export function ServerGrid<E extends Endpoint>(given: Given<E>) {
	const { endpoint, id, columns, onExport, requestTools } = given;
	const place = useSavedSettings(given);
	const { settings } = place;
	const hasFeature = useHasFeature();
	const [searched, setSearched] = useState("");
	const filter = filterOf(given, settings, searched);
	const sort = sortOf(settings);
	const { page, setPage } = usePage(JSON.stringify([filter, sort, settings.pageSize]));
	const apart = given.areSumsApart ? withoutSums : {};
	const ask = (at: number, pageSize: number) =>
		({ ...filter, ...sort, ...apart, page: at, pageSize }) as GivenOf<E>;
	const query = useApi(endpoint, ask(page, settings.pageSize), {
		keep: true,
		enabled: place.isReady,
	});
	const reload = () => void renew(endpoint);
	useReload(given, reload);
	const answer = query.data as ListAnswer | undefined;
	const summed = useApi(endpoint, { ...filter, pageSize: 1 } as GivenOf<E>, {
		keep: true,
		enabled: given.areSumsApart === true && (answer?.total ?? 0) > 0,
	}).data as ListAnswer | undefined;
	const shown: GridPage<RowOf<E>> = {
		rows: rowsOf<E>(answer),
		total: answer?.total ?? 0,
		hasMore: answer?.hasMore,
		page,
		onPage: setPage,
		isSorted: true,
		state: stateOf(answer, query.isError),
		isBusy: query.isFetching,
		onReload: reload,
		overall: (given.areSumsApart ? summed : answer)?.sums,
		loadAll: async (limit) => {
			const most = Math.min(limit, limits.listLength);
			return rowsOf<E>((await api(endpoint, ask(1, most))) as ListAnswer);
		},
	};
	const request = (format: ExportFormat): ListExportRequest => ({
		...{ list: id, format, columns: shownIds(settings, columns, hasFeature), filter, ...sort },
	});
	const above =
		given.above !== undefined && answer !== undefined && given.above(answer as AnswerOf<E>);
	const view = (
		<GridView<RowOf<E>>
			hasFeature={hasFeature}
			printScope={usePrintScope()}
			{...given}
			{...(given.isAbovePrinted && { printAbove: above })}
			place={place}
			page={shown}
			searched={searched}
			onSearch={setSearched}
			onExport={onExport && ((format) => onExport(request(format)))}
			{...(requestTools && {
				sideTools: requestTools.map((one) => ({ ...one, run: () => one.run(request("XLSX")) })),
			})}
		/>
	);
	return (
		<>
			{above}
			{view}
		</>
	);
}

const none: readonly never[] = [];

function rowsOf<E extends Endpoint>(answer: ListAnswer | undefined): readonly RowOf<E>[] {
	return (answer?.items ?? none) as readonly RowOf<E>[];
}

function stateOf(answer: ListAnswer | undefined, hasFailed: boolean) {
	if (answer !== undefined) return "ready";
	return hasFailed ? "failed" : "loading";
}

function filterOf<E extends Endpoint>(
	{ fixed, filters = [] }: Given<E>,
	settings: GridSettings,
	searched: string,
): Record<string, unknown> {
	return {
		...fixed,
		...(searched === "" ? {} : { search: searched }),
		...queryOf(filters, settings.filters ?? {}),
	};
}

/** The page of one question; another question begins at the first. */
function usePage(question: string) {
	const [at, setAt] = useState({ question, page: 1 });
	return {
		page: at.question === question ? at.page : 1,
		setPage: (page: number) => setAt({ question, page }),
	};
}

function shownIds(
	settings: GridSettings,
	columns: readonly GridColumn<never>[],
	hasFeature: (feature: UiFeature) => boolean,
): string[] {
	const shown = new Set(settings.selectedColumns);
	const there = new Set(
		columns.filter(({ features = [] }) => features.every(hasFeature)).map(({ id }) => id),
	);
	return settings.sortedColumns.filter((id) => shown.has(id) && there.has(id));
}
