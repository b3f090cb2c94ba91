import { contract as shifts } from "#areas/shift-planning/shifts/contract.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { SegmentedField } from "#kit/ui/field/choice/segmented-field.tsx";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { TextField } from "#kit/ui/field/text-field.tsx";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { Answer } from "#kit/web/answer.tsx";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { swapKinds } from "../contract/swaps.ts";
import { contract } from "../contract.ts";
import type { ofOffer } from "./panels.ts";
import { ShiftLine } from "./shift-line.tsx";
import { texts } from "./text.ts";

interface Values {
	readonly kind: "GIVE" | "SWAP";
	/** Null: all whom it fits. */
	readonly userId: string | null;
	readonly note: string;
}

/** Offers a shift to somebody, or to all whom it fits, for nothing or for another one. */
export default function ShiftsOfferPanel({ id, close }: PanelProps<typeof ofOffer>) {
	const { mine } = useTexts(texts);
	return (
		<AnswerPanel endpoint={contract.listSwapPartners} input={{}} words={mine}>
			{({ items }) => <OfferForm id={id} close={close} partners={items} />}
		</AnswerPanel>
	);
}

interface Given {
	readonly id: string;
	readonly close: () => void;
	readonly partners: AnswerOf<typeof contract.listSwapPartners>["items"];
}

function OfferForm({ id, close, partners }: Given) {
	const { form: t, doing } = useTexts(texts);
	const form = useApiForm({
		draftKey: `shifts.offer:${id}`,
		initial: { kind: "GIVE", userId: null, note: "" } as Values,
		fields: {
			kind: { label: t.kind, section: "base" },
			userId: { label: t.person, section: "base" },
			note: { label: t.note, section: "base" },
		},
		endpoint: contract.offerShift,
		input: (values) => ({ shiftId: id, ...values }),
		context: doing.offer,
		renews: [contract.listShiftSwaps],
	});
	const people = partners.map((one) => ({
		value: one.id,
		label: `${one.lastName}, ${one.firstName}`,
	}));
	return (
		<FormPanel form={form} close={close} saveLabel={t.save}>
			<Shown id={id} />
			<FormSection id="base" title={t.what}>
				<div data-wide>
					<SegmentedField
						{...form.field("kind")}
						options={swapKinds.map((value) => ({ value, label: t.kinds[value] }))}
					/>
				</div>
				<SelectField {...form.field("userId")} placeholder={t.everybody} options={people} />
				<TextField {...form.field("note")} maxLength={200} />
			</FormSection>
		</FormPanel>
	);
}

/** Which one it is about: on a phone nothing else of it is in sight. */
function Shown({ id }: { readonly id: string }) {
	const { mine } = useTexts(texts);
	return (
		<Answer endpoint={shifts.getShift} input={{ id }} notLoaded={mine.notLoaded}>
			{(shift) => (
				<ul className="shift-lines">
					<ShiftLine shift={shift} />
				</ul>
			)}
		</Answer>
	);
}
