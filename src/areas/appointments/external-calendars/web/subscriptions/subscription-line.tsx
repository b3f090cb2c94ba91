import { Button } from "@mantine/core";
import { confirm } from "#kit/ui/dialog/confirm.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { useNow } from "#kit/web/clock.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useAction } from "#kit/web/use-api.ts";
import { type CalendarSubscription, contract } from "../../contract.ts";
import { texts } from "../../text.ts";

/** One subscribed calendar: whose, from where, what came of the last try, and the ways to read it again and to end it. */
export function SubscriptionLine({
	subscription,
}: {
	readonly subscription: CalendarSubscription;
}) {
	const t = useTexts(texts);
	const format = useFormat();
	const now = useNow();
	const { name, host, unitName, fault, readAt, nextAt, kept, skipped, mayDelete } = subscription;
	const facts = [
		...[unitName, host, t.kept(kept)],
		...(skipped > 0 ? [t.counts.skipped(skipped)] : []),
		readAt === null ? t.never : t.read(format.ago(readAt, now)),
	];
	return (
		<li>
			<div>
				<b>{name}</b>
				<small>{facts.filter(Boolean).join(" · ")}</small>
				{fault !== null && (
					<small data-fault>{`${t.faults[fault]} ${t.nextTry(format.instant(nextAt))}`}</small>
				)}
			</div>
			{mayDelete && <Doings subscription={subscription} />}
		</li>
	);
}

function Doings({ subscription: { id, name } }: { readonly subscription: CalendarSubscription }) {
	const t = useTexts(texts);
	const renews = [contract.listCalendarSubscriptions];
	const again = useAction(contract.refreshCalendarSubscription, {
		...{ context: t.refresh, renews },
		onDone: () => toast({ type: "positive", title: t.refreshed }),
	});
	const end = useAction(contract.deleteCalendarSubscription, {
		...{ context: t.remove, renews },
		onDone: () => toast({ type: "positive", title: t.removed }),
	});
	const remove = async () => {
		const sure = { title: t.removeOf(name), text: t.removeText, confirm: t.remove, danger: true };
		if ((await confirm(sure)) !== null) end.mutate({ id });
	};
	return (
		<span className="calendars-doings">
			<Button
				size="compact-sm"
				variant="default"
				aria-label={t.refreshOf(name)}
				loading={again.isPending}
				onClick={() => again.mutate({ id })}
			>
				{t.refresh}
			</Button>
			<Button
				size="compact-sm"
				variant="default"
				aria-label={t.removeOf(name)}
				loading={end.isPending}
				onClick={() => void remove()}
			>
				{t.remove}
			</Button>
		</span>
	);
}
