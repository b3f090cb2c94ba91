import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ruleTargets } from "#domain/working-time/rules/resolve-rules.ts";
import { Section } from "#kit/ui/facts/section.tsx";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { PictureButton } from "#kit/ui/picture-button.tsx";
import { api } from "#kit/web/api.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import type { AssignmentFields, RuleAnswer } from "../../contract/rules.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { changeRule, useMayRule } from "../rules-shown.ts";
import { TargetChoice } from "./target-choice.tsx";

type Target = AssignmentFields["target"];

/** A button that opens a form in its place and is in focus again once it is closed. */
export function useOpenedForm(label: string) {
	const [isOpen, setOpen] = useState(false);
	const button = useRef<HTMLButtonElement>(null);
	const close = () => {
		flushSync(() => setOpen(false));
		button.current?.focus();
	};
	const opener = !isOpen && (
		<PictureButton
			ref={button}
			icon={IconPlus}
			label={label}
			size="xs"
			onClick={() => setOpen(true)}
		/>
	);
	return { isOpen, opener, close };
}

interface AssignmentGiven {
	readonly rule: RuleAnswer;
	readonly close: () => void;
}

/** Gives a rule to everybody, a place, a kind of employment, a worksheet or a person. */
export function AssignmentForm({ rule: { id, version }, close }: AssignmentGiven) {
	const t = useTexts(texts).assignments;
	const [target, setTarget] = useState<Target | null>(null);
	const [targetId, setTargetId] = useState<string | null>(null);
	// who does not hold the right for the whole company gives rules to people alone
	const targets = useMayRule("WRITE") ? ruleTargets.toReversed() : (["USER"] as const);
	const choose = (next: Target | null) => {
		setTarget(next);
		setTargetId(null);
	};
	const isNamed = target === "GLOBAL" || targetId !== null;
	return (
		<AssignForm
			label={t.adding}
			given={target !== null && isNamed ? { id, version, target, targetId } : undefined}
			clear={() => choose(null)}
			close={close}
		>
			<SelectField<Target>
				label={t.target}
				required
				value={target}
				options={targets.map((value) => ({ value, label: t[value] }))}
				onChange={choose}
			/>
			{target === null || target === "GLOBAL" ? (
				<span aria-hidden />
			) : (
				<TargetChoice target={target} value={targetId} onChange={setTargetId} />
			)}
		</AssignForm>
	);
}

/** Gives one of the company's rules to a person, before all that reaches the person otherwise. */
export function OwnRuleForm({ userId }: { readonly userId: string }) {
	const { own: t, form, types } = useTexts(texts);
	const { data } = useApi(contract.listTimeRules, {});
	const [ruleId, setRuleId] = useState<string | null>(null);
	const rules = data?.items ?? [];
	const rule = rules.find(({ id }) => id === ruleId);
	const whom = { target: "USER", targetId: userId } as const;
	const { isOpen, opener, close } = useOpenedForm(t.add);
	if (!isOpen) return <Section label={t.add}>{opener}</Section>;
	return (
		<Section label={t.add}>
			<AssignForm
				label={t.add}
				given={rule && { ...whom, id: rule.id, version: rule.version }}
				clear={() => setRuleId(null)}
				close={close}
			>
				<div data-wide>
					<SelectField
						label={form.rule}
						required
						value={ruleId}
						options={rules.map(({ id, name, type }) => ({
							value: id,
							label: `${name} (${types[type]})`,
						}))}
						onChange={setRuleId}
					/>
				</div>
			</AssignForm>
		</Section>
	);
}

interface Given {
	readonly label: string;
	/** What is given to whom; undefined while something is missing. */
	readonly given:
		| (Pick<AssignmentFields, "target" | "targetId"> & { id: string; version: number })
		| undefined;
	/** Empties what was chosen. */
	readonly clear: () => void;
	readonly close: () => void;
	/** The fields that choose it. */
	readonly children: ReactNode;
}

/** Gives a rule to somebody from a day on. */
function AssignForm({ label, given, clear, children, close }: Given) {
	const t = useTexts(texts).assignments;
	const [validFrom, setValidFrom] = useState<string | null>(null);
	const [validTo, setValidTo] = useState<string | null>(null);
	const assign = async (event: FormEvent) => {
		event.preventDefault();
		if (given === undefined || validFrom === null) return;
		const assignment = { ...given, validFrom, validTo };
		const act = () => api(contract.createTimeRuleAssignment, assignment);
		if (!(await changeRule(label, act))) return;
		clear();
		close();
	};
	const leave = () => {
		clear();
		close();
	};
	return (
		<form
			ref={focusFirst}
			className="rule-inline"
			aria-label={label}
			noValidate
			onSubmit={(event) => void assign(event)}
		>
			{children}
			<DateField label={t.validFrom} required value={validFrom} onChange={setValidFrom} />
			<DateField label={t.validTo} value={validTo} onChange={setValidTo} />
			<div data-wide className="rule-assign-buttons">
				<Button variant="default" onClick={leave}>
					{t.cancel}
				</Button>
				<Button type="submit" disabled={given === undefined || validFrom === null}>
					{t.add}
				</Button>
			</div>
		</form>
	);
}

/** Who opens the form goes on in it. */
function focusFirst(form: HTMLFormElement | null): void {
	form?.querySelector("input")?.focus();
	form?.scrollIntoView({ block: "nearest" });
}
