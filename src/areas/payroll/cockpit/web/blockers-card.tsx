import { Button } from "@mantine/core";
import { IconBell, IconCheck } from "@tabler/icons-react";
import { payrollTopic } from "#areas/payroll/payrolls/contract.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import { Avatar } from "#kit/ui/avatar.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import { AwaitedState } from "#kit/ui/state/awaited-state.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { api } from "#kit/web/api.ts";
import { attempt } from "#kit/web/attempt.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import { type Blocker, contract } from "../contract.ts";
import { texts } from "../text.ts";
import type { Shown } from "./overview.page.tsx";

const renewBlockers = () => renew(contract.getPayrollBlockers);

interface Given {
	readonly shown: Shown;
	readonly today: string;
}

/** Who could settle what keeps the month open, each with a reminder at hand. */
export function BlockersCard({ shown, today }: Given) {
	const t = useTexts(texts).blockers;
	const { data, isError, refetch } = useApi(
		contract.getPayrollBlockers,
		{ ...shown },
		{ keep: true },
	);
	useLiveTopic("TRACKINGS", () => void renewBlockers());
	useLiveTopic("ABSENCES", () => void renewBlockers());
	useLiveTopic(payrollTopic, () => void renewBlockers());
	const items = data?.items;
	const points = (items ?? []).reduce((sum, one) => sum + pointsIn(one), 0);
	const note = items && items.length > 0 && t.note(items.length, points);
	return (
		<Card title={t.title} note={note} flush className="blockers-card">
			{items === undefined ? (
				<AwaitedState hasFailed={isError} text={t.notLoaded} onRetry={() => void refetch()} />
			) : items.length === 0 ? (
				<EmptyState text={t.none} />
			) : (
				<Blockers items={items} month={shown.month} today={today} />
			)}
		</Card>
	);
}

function pointsIn({ requests, daysWithoutActuals, lateBookings }: Blocker): number {
	return requests + daysWithoutActuals + lateBookings;
}

interface ListGiven {
	readonly items: readonly Blocker[];
	readonly month: string;
	readonly today: string;
}

function Blockers({ items, month, today }: ListGiven) {
	const t = useTexts(texts).blockers;
	const mayWrite = useMay("payroll.manage", "WRITE");
	const due = items.filter(({ isReminded }) => !isReminded);
	const remind = (people: readonly Blocker[]) => {
		const userIds = people.map(({ user }) => user.id);
		const act = () => api(contract.remindPayrollBlockers, { month, userIds });
		return attempt({ context: t.remind, done: t.done(people.length), act, renew: renewBlockers });
	};
	return (
		<>
			<ul className="cockpit-rows">
				{items.map((one) => (
					<BlockerRow
						key={one.user.id}
						{...{ one, today, mayWrite }}
						remind={() => void remind([one])}
					/>
				))}
			</ul>
			{mayWrite && due.length > 1 && (
				<div className="blockers-foot">
					<small>{t.footer}</small>
					<Button
						size="xs"
						leftSection={<IconBell size={16} stroke={1.7} aria-hidden />}
						onClick={() => void remind(due)}
					>
						{t.remindAll(due.length)}
					</Button>
				</div>
			)}
		</>
	);
}

interface RowGiven {
	readonly one: Blocker;
	readonly today: string;
	readonly mayWrite: boolean;
	readonly remind: () => void;
}

function BlockerRow({ one, today, mayWrite, remind }: RowGiven) {
	const t = useTexts(texts).blockers;
	const format = useFormat();
	const { user, unitName, requests, daysWithoutActuals, lateBookings, since } = one;
	const name = `${user.lastName}, ${user.firstName}`;
	const parts = [
		...(requests > 0 ? [t.requests(requests)] : []),
		...(daysWithoutActuals > 0 ? [t.days(daysWithoutActuals)] : []),
		...(lateBookings > 0 ? [t.bookings(lateBookings)] : []),
		t.since(Math.max(0, dayOfIso(today) - dayOfIso(since))),
	];
	return (
		<li>
			<Avatar firstName={user.firstName} lastName={user.lastName} />
			<p>
				<span>
					<b>{name}</b> <small>{unitName}</small>
				</span>
				<small>{parts.join(", ")}</small>
			</p>
			{one.isReminded && one.remindedAt !== null ? (
				<span className="blocker-reminded">
					<IconCheck size={14} stroke={1.8} aria-hidden />
					{t.reminded(format.day(one.remindedAt))}
				</span>
			) : (
				mayWrite && (
					<Button
						variant="default"
						size="compact-sm"
						aria-label={t.remindOne(name)}
						leftSection={<IconBell size={15} stroke={1.7} aria-hidden />}
						onClick={remind}
					>
						{t.remind}
					</Button>
				)
			)}
		</li>
	);
}
