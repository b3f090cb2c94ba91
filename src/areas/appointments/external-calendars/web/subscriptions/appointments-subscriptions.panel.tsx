import { Section } from "#kit/ui/facts/section.tsx";
import { TextField } from "#kit/ui/field/text-field.tsx";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { toast } from "#kit/ui/toast/toast.ts";
import { Answer } from "#kit/web/answer.tsx";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { OwnerSection, type OwnerValues, oneself, ownerSent, useOwnerRules } from "../owner.tsx";
import type { ofCalendars } from "../panels.ts";
import { SubscriptionLine } from "./subscription-line.tsx";
import "../calendars.css";

interface Values extends OwnerValues {
	readonly name: string;
	readonly address: string;
}

/** What is subscribed to and how it goes, and a form for another one. */
export default function AppointmentsSubscriptionsPanel({ close }: PanelProps<typeof ofCalendars>) {
	const t = useTexts(texts);
	const form = useSubscriptionForm();
	return (
		<FormPanel form={form} close={close} saveLabel={t.subscribe}>
			<Section label={t.sections.known}>
				<Answer endpoint={contract.listCalendarSubscriptions} input={{}} notLoaded={t.notLoaded}>
					{({ subscriptions }) =>
						subscriptions.length === 0 ? (
							<EmptyState text={t.none} />
						) : (
							<ul className="calendars-list">
								{subscriptions.map((one) => (
									<SubscriptionLine key={one.id} subscription={one} />
								))}
							</ul>
						)
					}
				</Answer>
			</Section>
			<OwnerSection form={form} />
			<FormSection id="another" title={t.sections.another}>
				<TextField {...form.field("name")} maxLength={100} />
				<div data-wide>
					<TextField {...form.field("address")} maxLength={2000} />
				</div>
			</FormSection>
		</FormPanel>
	);
}

function useSubscriptionForm() {
	const t = useTexts(texts);
	return useApiForm({
		draftKey: "appointments.subscriptions",
		initial: { ...oneself, name: "", address: "" } as Values,
		fields: {
			...useOwnerRules(),
			name: { label: t.fields.name, required: true, section: "another" },
			address: { label: t.fields.address, required: true, section: "another" },
		},
		endpoint: contract.createCalendarSubscription,
		input: ({ name, address, ...owner }) => ({ ...ownerSent(owner), name, address }),
		renews: [contract.listCalendarSubscriptions],
		onSaved: ({ kept }) => toast({ type: "positive", title: t.subscribed(t.kept(kept)) }),
	});
}
