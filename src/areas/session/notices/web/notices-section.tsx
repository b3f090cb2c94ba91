import { useId } from "react";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { noticeModes } from "#kit/contract/notices.ts";
import { textIn } from "#kit/contract/texts.ts";
import { Section } from "#kit/ui/facts/section.tsx";
import { CompactSelect } from "#kit/ui/field/choice/compact-select.tsx";
import { Answer } from "#kit/web/answer.tsx";
import { useLanguage } from "#kit/web/language-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useAction } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import "./notices.css";

type Notices = AnswerOf<typeof contract.listNotices>;

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** What one is told of by mail: each kind at once, in the daily digest, or not at all; a change holds at once. */
export default function NoticesSection() {
	const t = useTexts(texts);
	return (
		<Section title={t.title}>
			<Answer endpoint={contract.listNotices} input={{}} topic="SETTINGS" notLoaded={t.notLoaded}>
				{(notices) => <Choices {...notices} />}
			</Answer>
		</Section>
	);
}

function Choices({ hasMail, hour, groups }: Notices) {
	const t = useTexts(texts);
	return (
		<>
			<p className="notices-text">{hasMail ? t.text : t.noMail}</p>
			{groups.map((group) => (
				<Group key={group.id} group={group} />
			))}
			<DigestHour hour={hour} />
		</>
	);
}

function Group({ group }: { readonly group: Notices["groups"][number] }) {
	const language = useLanguage();
	return (
		<fieldset className="notices-group">
			<legend>{textIn(group.name, language)}</legend>
			{group.kinds.map((kind) => (
				<Kind key={kind.id} kind={kind} />
			))}
		</fieldset>
	);
}

function Kind({ kind }: { readonly kind: Notices["groups"][number]["kinds"][number] }) {
	const t = useTexts(texts);
	const language = useLanguage();
	const id = useId();
	const { mutate, isPending, variables } = useAction(contract.putNotice, {
		context: t.saving,
		renews: [contract.listNotices],
	});
	return (
		<div className="notices-row">
			<label htmlFor={id}>{textIn(kind.name, language)}</label>
			<CompactSelect
				id={id}
				value={isPending ? variables.mode : kind.mode}
				options={noticeModes.map((value) => ({ value, label: t.modes[value] }))}
				onChange={(mode) => mutate({ kind: kind.id, mode })}
			/>
		</div>
	);
}

function DigestHour({ hour }: { readonly hour: number }) {
	const t = useTexts(texts);
	const id = useId();
	const { mutate, isPending, variables } = useAction(contract.putNoticeHour, {
		context: t.saving,
		renews: [contract.listNotices],
	});
	return (
		<>
			<div className="notices-row">
				<label htmlFor={id}>{t.hour}</label>
				<CompactSelect
					id={id}
					value={String(isPending ? variables.hour : hour)}
					options={hours.map((value) => ({ value: String(value), label: t.hourOf(value) }))}
					onChange={(value) => mutate({ hour: Number(value) })}
				/>
			</div>
			<p className="notices-text">{t.hourHelp}</p>
		</>
	);
}
