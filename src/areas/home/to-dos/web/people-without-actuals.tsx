import { Button } from "@mantine/core";
import { useState } from "react";
import { contract, type PersonWithoutActuals } from "#areas/time-tracking/fix-my-day/contract.ts";
import { fixMyDayOverview } from "#areas/time-tracking/fix-my-day/web/panels.ts";
import { limits } from "#kit/contract/limits.ts";
import { SearchField } from "#kit/ui/field/search-field.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { AwaitedState } from "#kit/ui/state/awaited-state.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import { texts } from "../text.ts";

/** So many at first, and so many more at a time. */
const step = 25;

/** People whose entries one may read, each with the days that lack actual time. */
export function PeopleWithoutActuals() {
	const { daysPanel: t } = useTexts(texts);
	const [search, setSearch] = useState("");
	const [pageSize, setPageSize] = useState(step);
	const { data, isError, refetch } = useApi(
		contract.listDaysWithoutActuals,
		{ pageSize, ...(search !== "" && { search }) },
		{ keep: true },
	);
	useLiveTopic("TRACKINGS", () => void renew(contract.listDaysWithoutActuals));
	const items = data?.items;
	const total = data?.total ?? 0;
	return (
		<section className="empty-days">
			<h3>{t.people}</h3>
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
	const { daysPanel: t } = useTexts(texts);
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
