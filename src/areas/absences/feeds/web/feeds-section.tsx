import { Button } from "@mantine/core";
import { IconCalendarPlus } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { openUnitPicker } from "#areas/staff/units/web/public.ts";
import { holdsAnywhere } from "#domain/access/may.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { CopyButton } from "#kit/ui/copy-button.tsx";
import { confirm } from "#kit/ui/dialog/confirm.ts";
import { Section } from "#kit/ui/facts/section.tsx";
import { CheckboxField } from "#kit/ui/field/choice/checkbox-field.tsx";
import { toast } from "#kit/ui/toast/toast.ts";
import { Answer } from "#kit/web/answer.tsx";
import { useNow } from "#kit/web/clock.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { permissionsOf, useFeature, useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useAction } from "#kit/web/use-api.ts";
import { contract, type FeedContent, feedContents, rightsOfContents } from "../contract.ts";
import { texts } from "../text.ts";

import "./feeds.css";

type Feed = AnswerOf<typeof contract.listCalendarFeeds>["feeds"][number];

/** One's own calendar addresses: made and shown once, revoked when they are no longer wanted. */
export default function FeedsSection() {
	const t = useTexts(texts);
	const [address, setAddress] = useState<string>();
	return (
		<Section title={t.title}>
			<p className="feeds-text">{t.text}</p>
			<Answer endpoint={contract.listCalendarFeeds} input={{}} notLoaded={t.notLoaded}>
				{({ feeds }) => (
					<ul className="feeds-list">
						{feeds.map((feed) => (
							<OneFeed key={feed.id} feed={feed} onRevoked={() => setAddress(undefined)} />
						))}
					</ul>
				)}
			</Answer>
			{address !== undefined && <ShownOnce address={address} />}
			<NewFeed onMade={setAddress} />
		</Section>
	);
}

function NewFeed({ onMade }: { readonly onMade: (address: string) => void }) {
	const t = useTexts(texts).create;
	const [chosen, setChosen] = useState<readonly FeedContent[]>(feedContents);
	const hasShifts = useFeature("SHIFTPLAN");
	const offered = feedContents.filter((one) => one !== "SHIFTS" || hasShifts);
	const contents = offered.filter((one) => chosen.includes(one));
	const { mutate, isPending } = useAction(contract.createCalendarFeed, {
		context: t.failed,
		renews: [contract.listCalendarFeeds],
		onDone: ({ address }) => onMade(address),
	});
	const icon = <IconCalendarPlus size={16} stroke={1.7} aria-hidden />;
	const isEmpty = contents.length === 0;
	return (
		<>
			<ContentChoice offered={offered} chosen={contents} onChange={setChosen} />
			<div className="feeds-new">
				<Button
					variant="default"
					leftSection={icon}
					loading={isPending}
					disabled={isEmpty}
					onClick={() => mutate({ feed: "OWN", contents })}
				>
					{t.OWN}
				</Button>
				<UnitButton
					contents={contents}
					isBusy={isPending || isEmpty}
					icon={icon}
					onChosen={(unitId) => mutate({ feed: "UNIT", unitId, contents })}
				/>
			</div>
		</>
	);
}

interface ChoiceGiven {
	readonly offered: readonly FeedContent[];
	readonly chosen: readonly FeedContent[];
	readonly onChange: (chosen: readonly FeedContent[]) => void;
}

function ContentChoice({ offered, chosen, onChange }: ChoiceGiven) {
	const t = useTexts(texts);
	return (
		<fieldset className="feeds-contents">
			<legend>{t.create.contents}</legend>
			{offered.map((one) => (
				<CheckboxField
					key={one}
					label={t.contents[one]}
					value={chosen.includes(one)}
					onChange={(isIn) =>
						onChange(isIn ? [...chosen, one] : chosen.filter((other) => other !== one))
					}
				/>
			))}
		</fieldset>
	);
}

interface UnitGiven {
	readonly contents: readonly FeedContent[];
	readonly isBusy: boolean;
	readonly icon: ReactNode;
	readonly onChosen: (unitId: string) => void;
}

/** Where somebody may read something of a department; what exactly is asked when the address is made. */
function UnitButton({ contents, isBusy, icon, onChosen }: UnitGiven) {
	const t = useTexts(texts).create;
	const permissions = permissionsOf(useSession());
	const keys = contents.flatMap((one) => rightsOfContents[one] ?? []);
	const mayRead = keys.some((key) => holdsAnywhere(permissions, key, "READ"));
	const seesUnits = holdsAnywhere(permissions, "units.manage", "LIST");
	if (!mayRead || !seesUnits) return null;
	const choose = async () => {
		const [unitId] = (await openUnitPicker()) ?? [];
		if (unitId !== undefined) onChosen(unitId);
	};
	return (
		<Button variant="default" leftSection={icon} disabled={isBusy} onClick={choose}>
			{t.UNIT}
		</Button>
	);
}

/** The address, this one time. */
function ShownOnce({ address }: { readonly address: string }) {
	const t = useTexts(texts).create;
	return (
		<div className="feeds-secret" role="status">
			<p>{t.shown}</p>
			<code>{address}</code>
			<CopyButton value={address} words={t} />
		</div>
	);
}

interface OneGiven {
	readonly feed: Feed;
	readonly onRevoked: () => void;
}

function OneFeed({ feed, onRevoked }: OneGiven) {
	const { id, unitName, contents, createdAt, usedAt } = feed;
	const t = useTexts(texts);
	const format = useFormat();
	const now = useNow();
	const { mutate, isPending } = useAction(contract.deleteCalendarFeed, {
		context: t.revoke,
		renews: [contract.listCalendarFeeds],
		onDone: () => {
			onRevoked();
			toast({ type: "positive", title: t.revoked });
		},
	});
	const name = unitName === null ? t.kinds[feed.feed] : t.unitFeed(unitName);
	const used = usedAt === null ? t.unused : t.used(format.ago(usedAt, now));
	const revoke = async () => {
		const title = t.revokeOf(name);
		const sure = { title, text: t.revokeText, confirm: t.revoke, danger: true };
		if ((await confirm(sure)) !== null) mutate({ id });
	};
	return (
		<li>
			<div className="feeds-name">
				<b>{name}</b>
				<span>{contents.map((one) => t.contents[one]).join(", ")}</span>
				<span>{`${t.made(format.instant(createdAt))} · ${used}`}</span>
			</div>
			<Button variant="default" aria-label={t.revokeOf(name)} loading={isPending} onClick={revoke}>
				{t.revoke}
			</Button>
		</li>
	);
}
