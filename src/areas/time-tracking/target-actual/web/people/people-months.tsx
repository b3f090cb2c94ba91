import { IconDownload, IconReportAnalytics, IconUsers } from "@tabler/icons-react";
import { useMemo } from "react";
import * as z from "zod/mini";
import { unitsFilter, useUnits } from "#areas/staff/units/web/public.ts";
import { openUserPicker } from "#areas/staff/users/web/public.ts";
import { MonthCloseButton } from "#areas/time-tracking/month-close/web/public.ts";
import { filter } from "#kit/ui/data-grid/filter/filter.ts";
import {
	type FilterEditorGiven,
	type FilterGiven,
	type GridFilter,
	makeFilter,
} from "#kit/ui/data-grid/filter/grid-filter.ts";
import type { RowAction } from "#kit/ui/data-grid/grid-actions.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useOpenParam } from "#kit/ui/panel-stack/panel-stack.ts";
import { PictureButton } from "#kit/ui/picture-button.tsx";
import { exportList } from "#kit/web/export/export-list.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { ServerGrid } from "#kit/web/grid/server-grid.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { dayFlags, violationFilters } from "../../contract/fields.ts";
import { texts } from "../../text.ts";
import { thisMonth } from "../months/month-after.ts";
import { MonthChooser } from "../months/month-chooser.tsx";
import { timeReportsDetail, timeReportsExport } from "../panels.ts";
import { monthList } from "./month-list.ts";
import { type MonthItem, useMonthColumns } from "./use-month-columns.tsx";

const schema = z.array(z.string());

const topics = ["TRACKINGS", "WORKSHEETS"] as const;
const organisation = ["USERS", "UNITS"] as const;
const idOf = ({ userId }: MonthItem) => userId;

/** Violations are a filter of their own. */
const remarks = dayFlags.filter((flag) => flag !== "VIOLATION");

interface Given {
	readonly month: string;
	readonly onMonth: (month: string) => void;
}

/** A month of people as a list; the whole of it is one request. */
export function PeopleMonths({ month, onMonth }: Given) {
	const { list: t, month: words } = useTexts(texts);
	const format = useFormat();
	const columns = useMonthColumns(month);
	const filters = useMonthFilters();
	const fixed = useMemo(() => ({ month }), [month]);
	const open = ({ userId }: MonthItem) => openPanel(timeReportsDetail, { userId, month });
	const rowActions = (): readonly RowAction<MonthItem>[] => [
		{ id: "open", label: t.open, icon: IconReportAnalytics, run: open },
	];
	return (
		<>
			<div className="target-actual-bar">
				<MonthChooser month={month} onChange={onMonth} />
				<span className="target-actual-tools">
					<MonthCloseButton month={month} />
					<PictureButton
						icon={IconDownload}
						label={t.export}
						onClick={() => openPanel(timeReportsExport, { month })}
					/>
				</span>
			</div>
			<ServerGrid
				{...monthList}
				label={t.title}
				printTitle={`${t.title} ${format.month(`${month}-01`)}`}
				printNote={month >= thisMonth() ? words.sheet.preliminary : undefined}
				fixed={fixed}
				columns={columns}
				rowId={idOf}
				filters={filters}
				search={t.search}
				organisation={organisation}
				topics={topics}
				height="fill"
				openId={useOpenParam(timeReportsDetail, "userId")}
				onOpen={open}
				rowActions={rowActions}
				onExport={exportList}
				empty={{ text: t.empty }}
			/>
		</>
	);
}

/** What the list of months can be narrowed by. */
function useMonthFilters(): readonly GridFilter<MonthItem>[] {
	const { list: t, flags, violations } = useTexts(texts);
	const { items: units } = useUnits();
	return useMemo(
		() => [
			unitsFilter<MonthItem>({ label: t.unit, units }),
			peopleFilter<MonthItem>({ id: "people", label: t.columns.name, count: t.people }),
			filter.options<MonthItem>({
				id: "flags",
				label: t.remarks,
				options: remarks.map((value) => ({ value, label: flags[value] })),
			}),
			filter.options<MonthItem>({
				id: "violations",
				label: t.columns.violations,
				options: violationFilters.map((value) => ({
					value,
					label: value === "ANY" ? violations.any : violations.kinds[value],
				})),
			}),
			filter.disabledUsers<MonthItem>({
				id: "disabled",
				label: t.archived,
				query: (includeDisabled) => ({ includeDisabled }),
			}),
		],
		[t, flags, violations, units],
	);
}

type Ids = z.output<typeof schema>;

interface PeopleFilterGiven<Row> extends FilterGiven<Row, Ids> {
	/** How many, in words: for the chip. */
	readonly count: (count: number) => string;
}

/** Some people by name; sent as `userIds`. */
function peopleFilter<Row>({ count, ...given }: PeopleFilterGiven<Row>) {
	return makeFilter<Row, Ids>(given, {
		schema,
		describe: (ids) => count(ids.length),
		query: (userIds) => ({ userIds }),
		editor: (editor) => <PeopleEditor {...editor} />,
	});
}

/** Closes before the picker opens: the person who chooses in that has left the filter. */
function PeopleEditor({ value, onChange, onDone }: FilterEditorGiven<Ids>) {
	const t = useTexts(texts).list;
	const choose = async () => {
		onDone();
		const chosen = await openUserPicker({ value: value ?? [] });
		if (chosen !== null) onChange(chosen.length === 0 ? undefined : [...chosen]);
	};
	return <PictureButton icon={IconUsers} label={t.choosePeople} onClick={() => void choose()} />;
}
