import { Button } from "@mantine/core";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { limits } from "#kit/contract/limits.ts";
import { alertDialog } from "#kit/ui/dialog/alert-dialog.tsx";
import { isApiError } from "#kit/web/api-error.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useAction } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { CodeField } from "./code-field.tsx";
import type { ResetRequest } from "./reset-request.ts";

interface Given {
	readonly request: ResetRequest;
	/** The code of the mailed link; tried at once. */
	readonly code: string | undefined;
	readonly onProven: (code: string) => void;
}

/** The mailed code. */
export function CodeStep({ request, code: linked = "", onProven }: Given) {
	const t = useTexts(texts);
	const [code, setCode] = useState(linked.replace(/\D/g, ""));
	const [fault, setFault] = useState<string>();
	const field = useRef<HTMLInputElement>(null);
	const { mutateAsync, isPending } = useAction(contract.validateResetCode, {
		quiet: true,
	});
	const prove = async (given: string) => {
		try {
			await mutateAsync({ ...request, code: given });
			onProven(given);
		} catch (error) {
			setCode("");
			if (isApiError(error, "INVALID_RESET_CODE")) {
				await alertDialog({
					title: t.reset.wrongCode,
					text: t.errors.INVALID_RESET_CODE,
				});
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
			<p className="entry-text">{t.reset.codeText}</p>
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
