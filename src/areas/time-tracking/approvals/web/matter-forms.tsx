import { type ReactNode, useRef } from "react";
import type { AnswerOf, Endpoint } from "#kit/contract/endpoint.ts";
import type { RuleViolation } from "#kit/contract/rule-violation.ts";
import type { Choice } from "#kit/ui/field/choice/choice.ts";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { TextAreaField } from "#kit/ui/field/text-area-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { type Toast, toast } from "#kit/ui/toast/toast.ts";
import { api } from "#kit/web/api.ts";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { movesContract } from "../contract/matter-contract.ts";
import { texts } from "../text.ts";
import { doAccepted } from "./decide-matter.ts";
import { ownWords } from "./own-words.ts";
import type { MatterScreens, Shown } from "./run-move.ts";

type FormOf<Values extends object, E extends Endpoint> = Parameters<
	typeof useApiForm<Values, E>
>[0];

type Undo<E extends Endpoint> = (
	answer: AnswerOf<E>,
	accepted: readonly RuleViolation[],
) => Pick<Toast, "action" | "timeout"> | undefined;

/** A form about a matter: rules that it breaks are accepted where they can be, and what shows the matter is fetched anew. */
export function useMatterForm<Values extends object, E extends Endpoint>(
	screens: Pick<MatterScreens, "renew" | "violationWords">,
	{
		done,
		alsoAccepted,
		undo,
		...given
	}: Omit<FormOf<Values, E>, "send" | "onSaved"> & {
		readonly context: string;
		readonly done: string | ((answer: AnswerOf<E>) => string);
		/** What the operation is told besides the codes, once these violations were accepted. */
		readonly alsoAccepted?: (violations: readonly RuleViolation[]) => object;
		/** With what the message takes back what was saved, though these violations were accepted. */
		readonly undo?: Undo<E> | undefined;
	},
): Form<Values> {
	const { endpoint, context } = given;
	const accepted = useRef<readonly RuleViolation[]>([]);
	return useApiForm<Values, E>({
		...given,
		send: (input) =>
			doAccepted(screens, context, (codes, known) => {
				accepted.current = known;
				return api(endpoint, Object.assign({}, input, codes, alsoAccepted?.(known)));
			}),
		onSaved: (answer) => {
			toast({
				type: "positive",
				title: typeof done === "string" ? done : done(answer),
				...undo?.(answer, accepted.current),
			});
			void screens.renew();
		},
	});
}

interface ReasonGiven {
	readonly matter: Shown;
	readonly screens: Pick<MatterScreens, "renew" | "violationWords">;
	readonly endpoint: ReturnType<typeof movesContract>["giveReason"];
	/** Those to choose from; own words do as well. */
	readonly reasons: readonly Choice[];
	/** Why a reason is asked for. */
	readonly why?: string;
	readonly draftKey: string;
	readonly sub: string;
	readonly close: () => void;
	/** What the matter is about, above the field. */
	readonly children: ReactNode;
}

interface ReasonValues {
	readonly reasonId: string | null;
	readonly reason: string;
}

const nothing: ReasonValues = { reasonId: null, reason: "" };

/** Says why: one of the given reasons, own words, or both. */
export function MatterReasonForm(given: ReasonGiven) {
	const { matter, screens, reasons, children, ...panel } = given;
	const { reason: t, moves } = useTexts(texts);
	const form = useMatterForm<ReasonValues, ReasonGiven["endpoint"]>(screens, {
		draftKey: given.draftKey,
		initial: nothing,
		version: matter.version,
		fields: {
			reasonId: { label: t.choice },
			reason: {
				label: t.label,
				required: reasons.length === 0,
				help: given.why,
				check: (reason, { reasonId }) =>
					reasonId === null && ownWords(reason) === null ? t.missing : undefined,
			},
		},
		endpoint: given.endpoint,
		input: ({ reasonId, reason }, version = matter.version) => ({
			id: matter.id,
			version,
			reasonId,
			reason: ownWords(reason),
		}),
		context: moves.giveReason,
		reload: screens.renew,
		done: t.given,
	});
	return (
		<FormPanel form={form} sub={panel.sub} close={panel.close}>
			{children}
			<FormSection id="reason" title={t.label}>
				{reasons.length > 0 && <SelectField {...form.field("reasonId")} options={reasons} />}
				<div data-wide>
					<TextAreaField {...form.field("reason")} />
				</div>
			</FormSection>
		</FormPanel>
	);
}
