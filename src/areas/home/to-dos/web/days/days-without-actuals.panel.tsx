import { Button } from "@mantine/core";
import { useState } from "react";
import { contract } from "#areas/home/dashboard/contract.ts";
import {
	contract as gaps,
	type PersonWithoutActuals,
} from "#areas/time-tracking/fix-my-day/contract.ts";
import { fixMyDayOverview } from "#areas/time-tracking/fix-my-day/web/panels.ts";
import { limits } from "#kit/contract/limits.ts";
import { SearchField } from "#kit/ui/field/search-field.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { AwaitedState } from "#kit/ui/state/awaited-state.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import { texts as toDoTexts } from "../../text.ts";
import { texts } from "./text.ts";
import "../to-dos.css";

/** Days that had a target and nothing to show for it: one's own, and those of one's people. */
export default function DaysWithoutActualsPanel() {
	const t = useTexts(texts);
	const { data, isError, refetch } = useApi(contract.getOverview, {});
	const maySeeOthers = useMay("timetrackings.manage", "READ");
	const days = data?.noActualsDayInfos;
	return (
		<PanelFrame sub={t.lately}>
			{days === undefined && (
				<AwaitedState hasFailed={isError} text={t.failed} onRetry={() => void refetch()} />
			)}
			{days !== undefined && <OwnDays days={days.map(({ date }) => date)} />}
			{maySeeOthers && <PeopleWithoutActuals />}
		</PanelFrame>
	);
}

function OwnDays({ days }: { readonly days: readonly string[] }) {
	const format = useFormat();
	const t = useTexts(texts);
	const { mend: label } = useTexts(toDoTexts);
	const mend = () => openPanel(fixMyDayOverview, {}, { stack: "sub" });
	return (
		<section className="empty-days">
			<h3>{t.own}</h3>
			<p>{t.ownDays(days.length)}</p>
			{days.length > 0 && (
				<>
					<ul className="empty-days-list">
						{days.map((day) => (
							<li key={day}>{format.day(day)}</li>
						))}
					</ul>
					<Button onClick={mend}>{label}</Button>
				</>
			)}
		</section>
	);
}

/** So many at first, and so many more at a time. */
const step = 25;

/** People whose entries one may read, each with the days that lack actual time. */
function PeopleWithoutActuals() {
	const t = useTexts(texts);
	const [search, setSearch] = useState("");
	const [pageSize, setPageSize] = useState(step);
	const { data, isError, refetch } = useApi(
		gaps.listDaysWithoutActuals,
		{ pageSize, ...(search !== "" && { search }) },
		{ keep: true },
	);
	useLiveTopic("TRACKINGS", () => void renew(gaps.listDaysWithoutActuals));
	useLiveTopic("FIGURES", () => void renew(gaps.listDaysWithoutActuals));
	const items = data?.items;
	const total = data?.total ?? 0;
	return (
		<section className="empty-days">
			<h3>
				{t.people} {total > 0 && <small>{total}</small>}
			</h3>
			{(total > step || search !== "") && <SearchField label={t.search} onSearch={setSearch} />}
			{items === undefined && (
				<AwaitedState hasFailed={isError} text={t.failed} onRetry={() => void refetch()} />
			)}
			{items?.length === 0 && <EmptyState text={t.nobody} />}
			<ul className="empty-days-people">
				{items?.map((person) => (
					<PersonRow key={person.userId} person={person} />
				))}
			</ul>
			{items !== undefined && items.length < total && (
				<div className="empty-days-more">
					{t.more(items.length, total)}
					{pageSize < limits.listLength && (
						<Button
							variant="default"
							onClick={() => setPageSize(Math.min(pageSize + step, limits.listLength))}
						>
							{t.showMore}
						</Button>
					)}
				</div>
			)}
		</section>
	);
}

function PersonRow({ person }: { readonly person: PersonWithoutActuals }) {
	const format = useFormat();
	const t = useTexts(texts);
	const { userId, firstName, lastName, unitName, days } = person;
	const open = () => openPanel(fixMyDayOverview, { userId }, { stack: "sub" });
	return (
		<li>
			<button type="button" className="to-do" onClick={open}>
				<span className="to-do-words">
					<b>{`${lastName}, ${firstName}`}</b>
					<span>{`${unitName} · ${days.map((day) => format.day(day)).join(", ")}`}</span>
				</span>
				<b className="to-do-count">{t.days(days.length)}</b>
			</button>
		</li>
	);
}
