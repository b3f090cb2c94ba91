import { useUserName } from "#areas/staff/users/web/public.ts";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { TextField } from "#kit/ui/field/text-field.tsx";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { type TokenType, tokenTypes } from "../contract/token-types.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import "./hardware-token-create.css";

interface Values {
	readonly type: TokenType;
	readonly value: string;
}

const initial: Values = { type: "TRANSPONDER", value: "" };

interface Given {
	readonly userId: string;
	readonly close: () => void;
}

/** Hands a token to a person. */
export default function HardwareTokenCreatePanel({ userId, close }: Given) {
	const { create: t, types, faults } = useTexts(texts);
	const form = useApiForm<Values, typeof contract.createHardwareToken>({
		draftKey: `users.hardware-token-create:${userId}`,
		initial,
		fields: {
			type: { label: t.type, required: true },
			value: { label: t.values.TRANSPONDER, required: true },
		},
		endpoint: contract.createHardwareToken,
		input: (values) => ({ userId, ...values }),
		renews: [contract.listHardwareTokens],
	});
	const { type } = form.values;
	return (
		<FormPanel form={form} sub={useUserName(userId)} close={close}>
			<div className="hardware-token-form">
				<SelectField<TokenType>
					{...form.field("type")}
					onChange={(next) => form.set("type", next ?? "TRANSPONDER")}
					options={tokenTypes.map((value) => ({ value, label: types[value] }))}
				/>
				<TextField
					{...form.field("value")}
					label={t.values[type]}
					help={`${faults[type]}. ${t.help}`}
					maxLength={200}
					autoComplete="off"
				/>
			</div>
		</FormPanel>
	);
}
