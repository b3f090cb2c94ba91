import { Button } from "@mantine/core";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import type { Words } from "#kit/contract/texts.ts";
import { DialogFrame } from "#kit/ui/dialog/dialog-frame.tsx";
import { isMail } from "#kit/ui/field/is-mail.ts";
import { TextField } from "#kit/ui/field/text-field.tsx";
import { isApiError } from "#kit/web/api-error.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { goTo } from "#kit/web/router/navigation.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useAction } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";

interface Given {
	readonly tenantNo: string;
	readonly onClose: () => void;
}

export function renderForgotPassword(given: Given): ReactNode {
	return <ForgotPasswordDialog {...given} />;
}

/** Asks where to mail the code to. */
export function ForgotPasswordDialog({ tenantNo, onClose }: Given) {
	const t = useTexts(texts).forgot;
	const formId = useId();
	const [number, setNumber] = useState(tenantNo);
	const [mail, setMail] = useState("");
	const [faults, setFaults] = useState<Faults>({});
	const { mutateAsync, isPending } = useAction(contract.forgotPassword, { quiet: true });
	const request = async () => {
		const given = { tenantNo: number.trim(), mail: mail.trim() };
		try {
			const { guid } = await mutateAsync(given);
			onClose();
			await goTo(`/reset-password/${encodeURIComponent(given.tenantNo)}/${guid}`);
		} catch (error) {
			if (isApiError(error, "MAIL_NOT_FOUND")) {
				setFaults({ mail: error.message });
			} else if (isApiError(error, "TENANT_NOT_FOUND")) {
				setFaults({ number: error.message });
			} else handleError(error, { context: t.title });
		}
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		const found = forgotFaults(t, number.trim(), mail.trim());
		setFaults(found);
		if (Object.keys(found).length === 0 && !isPending) void request();
	};
	return (
		<DialogFrame
			title={t.title}
			onCancel={onClose}
			footer={
				<>
					<Button variant="default" onClick={onClose}>
						{t.cancel}
					</Button>
					<Button type="submit" form={formId} loading={isPending}>
						{t.go}
					</Button>
				</>
			}
		>
			<p>{t.text}</p>
			<form id={formId} className="dialog-fields" noValidate onSubmit={submit}>
				<TextField
					label={t.number}
					size="md"
					autoComplete="organization"
					error={faults.number}
					value={number}
					onChange={setNumber}
				/>
				<TextField
					label={t.mail}
					size="md"
					autoComplete="email"
					error={faults.mail}
					value={mail}
					onChange={setMail}
				/>
			</form>
		</DialogFrame>
	);
}

interface Faults {
	readonly number?: string;
	readonly mail?: string;
}

/** What is wrong with the question for a code. */
function forgotFaults(t: Words<typeof texts>["forgot"], number: string, mail: string): Faults {
	const badMail = mail === "" ? t.mailEmpty : t.mailInvalid;
	return {
		...(number === "" && { number: t.numberEmpty }),
		...(!isMail(mail) && { mail: badMail }),
	};
}
