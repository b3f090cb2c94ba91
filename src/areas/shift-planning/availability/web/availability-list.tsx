import { ActionIcon } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { Answer } from "#kit/web/answer.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useAction } from "#kit/web/use-api.ts";
import { type Availability, availabilityTopic, contract } from "../contract.ts";
import { texts } from "../text.ts";
import { useSaidWords } from "./said-words.ts";
import "./availability.css";

interface Given {
	readonly userId: string;
	readonly from: string;
	readonly to: string;
}

/** What somebody said of some days, each to be taken back. */
export function AvailabilityList({ userId, from, to }: Given) {
	const t = useTexts(texts);
	const format = useFormat();
	const isOwn = useSession().userId === userId;
	return (
		<Answer
			endpoint={contract.listAvailabilities}
			input={{ from, to, userIds: [userId] }}
			topic={availabilityTopic}
			notLoaded={t.notLoaded}
		>
			{({ items, openFrom }) => (
				<>
					{isOwn && openFrom !== null && (
						<p className="availability-hint">{t.openFrom(format.dayWithYear(openFrom))}</p>
					)}
					{items.length === 0 ? (
						<EmptyState text={t.nothing} />
					) : (
						<ul className="availabilities">
							{items.map((one) => (
								<Said key={one.id} one={one} />
							))}
						</ul>
					)}
				</>
			)}
		</Answer>
	);
}

function Said({ one }: { readonly one: Availability }) {
	const t = useTexts(texts);
	const { when, what } = useSaidWords(one);
	const { mutate, isPending } = useAction(contract.setAvailability, {
		context: t.saving,
		renews: [contract.listAvailabilities],
	});
	const { userId, begin, end } = one;
	return (
		<li data-kind={one.available ? "yes" : "no"}>
			<b>{when}</b>
			<span>{what}</span>
			<ActionIcon
				variant="subtle"
				aria-label={t.clear(when)}
				loading={isPending}
				onClick={() => mutate({ userId, begin, end, available: null })}
			>
				<IconX size={16} aria-hidden />
			</ActionIcon>
		</li>
	);
}
