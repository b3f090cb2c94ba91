import { Button, TextInput } from "@mantine/core";
import { type FormEvent, type Ref, useEffect, useRef, useState } from "react";
import { limits } from "#kit/contract/limits.ts";
import { alertDialog } from "#kit/ui/dialog/alert-dialog.tsx";
import { isApiError } from "#kit/web/api-error.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useAction } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";

/** Names a request for a new password, as the address of its page does. */
export interface ResetRequest {
	readonly tenant: string;
	readonly guid: string;
}

const wholeCode = new RegExp(`^\\d{${limits.resetCodeLength}}$`);

interface Given {
	readonly request: ResetRequest;
	/** Whether perhaps nothing was mailed, as the address may be unknown. */
	readonly mayBeUnknown: boolean;
	/** The code of the mailed link; tried at once. */
	readonly code: string | undefined;
	readonly onProven: (code: string) => void;
}

/** The mailed code. */
export function CodeStep({ request, mayBeUnknown, code: linked = "", onProven }: Given) {
	const t = useTexts(texts);
	const [code, setCode] = useState(linked.replace(/\D/g, ""));
	const [fault, setFault] = useState<string>();
	const field = useRef<HTMLInputElement>(null);
	const { mutateAsync, isPending } = useAction(contract.validateResetCode, { quiet: true });
	const prove = async (given: string) => {
		try {
			await mutateAsync({ ...request, code: given });
			onProven(given);
		} catch (error) {
			setCode("");
			if (isApiError(error, "INVALID_RESET_CODE")) {
				await alertDialog({ title: t.reset.wrongCode, text: t.errors.INVALID_RESET_CODE });
			} else handleError(error, { context: t.reset.page });
			field.current?.focus();
		}
	};
	const isWhole = code.length === limits.resetCodeLength;
	const first = useRef({ prove, isWhole, code });
	useEffect(() => {
		field.current?.focus();
		const { current } = first;
		if (current.isWhole) void current.prove(current.code);
	}, []);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (isWhole && !isPending) void prove(code);
	};
	return (
		<>
			<h1>{t.reset.codeTitle}</h1>
			<p className="entry-text">{mayBeUnknown ? t.reset.codeTextUnknown : t.reset.codeText}</p>
			<form className="entry-form" noValidate onSubmit={submit}>
				<CodeField
					ref={field}
					value={code}
					error={fault}
					onChange={(typed) => {
						setFault(undefined);
						setCode(typed);
					}}
					onPasted={(pasted) => {
						setFault(undefined);
						setCode(pasted);
						void prove(pasted);
					}}
					onPasteRefused={() => setFault(t.reset.pasteRefused)}
				/>
				<Button type="submit" className="entry-go" disabled={!isWhole} loading={isPending}>
					{t.reset.codeGo}
				</Button>
			</form>
		</>
	);
}

interface CodeFieldGiven {
	readonly value: string;
	readonly onChange: (code: string) => void;
	/** A whole code was pasted. */
	readonly onPasted: (code: string) => void;
	/** Something else was pasted, and not taken. */
	readonly onPasteRefused: () => void;
	readonly error: string | undefined;
	readonly ref?: Ref<HTMLInputElement>;
}

/** Six digits; pasted ones only when they are exactly six. */
function CodeField({ ref, ...given }: CodeFieldGiven) {
	const t = useTexts(texts).reset;
	return (
		<TextInput
			{...(ref && { ref })}
			className="reset-code"
			label={t.code}
			size="md"
			name="one-time-code"
			autoComplete="one-time-code"
			inputMode="numeric"
			maxLength={limits.resetCodeLength}
			error={given.error}
			value={given.value}
			onChange={(event) => given.onChange(event.currentTarget.value.replace(/\D/g, ""))}
			onPaste={(event) => {
				event.preventDefault();
				const text = event.clipboardData.getData("text").trim();
				if (wholeCode.test(text)) given.onPasted(text);
				else given.onPasteRefused();
			}}
		/>
	);
}
