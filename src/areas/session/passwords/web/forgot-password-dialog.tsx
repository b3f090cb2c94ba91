import { Button } from "@mantine/core";
import { type FormEvent, type ReactNode, useId, useState } from "react";
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
	const [faults, setFaults] = useState<{ number?: string; mail?: string }>({});
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
		const found = forgotFaults(number, mail);
		setFaults({
			...(found.number && { number: t[found.number] }),
			...(found.mail && { mail: t[found.mail] }),
		});
		const isFine = !found.number && !found.mail;
		if (isFine && !isPending) void request();
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

interface ForgotFaults {
	readonly number?: "numberEmpty";
	readonly mail?: "mailEmpty" | "mailInvalid";
}

/** What is wrong with the question for a code: names of texts. */
function forgotFaults(number: string, mail: string): ForgotFaults {
	const text = mail.trim();
	return {
		...(number.trim() === "" ? { number: "numberEmpty" as const } : {}),
		...(text === ""
			? { mail: "mailEmpty" as const }
			: isMail(text)
				? {}
				: { mail: "mailInvalid" as const }),
	};
}
