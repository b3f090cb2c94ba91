import { Button } from "@mantine/core";
import { IconArrowRight, IconBuilding } from "@tabler/icons-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { alertDialog } from "#kit/ui/dialog/alert-dialog.tsx";
import { TextField } from "#kit/ui/field/text-field.tsx";
import { goTo } from "#kit/web/router/navigation.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { customerNumber } from "./customer-number.ts";
import { rememberedLogin } from "./remembered-login.ts";
import { SignInSteps } from "./sign-in-steps.tsx";
import { useFindTenant } from "./use-find-tenant.ts";

/** The first step: which company. */
export function TenantStep() {
	const t = useTexts(texts).tenant;
	const [number, setNumber] = useState(() => rememberedLogin().tenantNo);
	const input = useRef<HTMLInputElement>(null);
	const { findTenant, isBusy } = useFindTenant();
	useEffect(() => input.current?.focus(), []);
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		const tenantNo = customerNumber(number);
		if (tenantNo === undefined) {
			await alertDialog({ title: t.invalid, text: t.invalidText });
			return;
		}
		const tenant = await findTenant(tenantNo);
		if (tenant !== undefined) await goTo(`/login/${tenant.tenantNo}`);
	};
	return (
		<>
			<SignInSteps step="tenant" />
			<h1>{t.title}</h1>
			<p className="entry-text">{t.intro}</p>
			<form className="entry-form" noValidate onSubmit={(e) => void submit(e)}>
				<TextField
					ref={input}
					label={t.number}
					help={t.help}
					size="md"
					name="organization"
					autoComplete="organization"
					leftSection={<IconBuilding size={17} stroke={1.7} aria-hidden />}
					value={number}
					onChange={setNumber}
				/>
				<Button
					type="submit"
					className="entry-go"
					loading={isBusy}
					rightSection={<IconArrowRight size={18} stroke={1.9} aria-hidden />}
				>
					{t.go}
				</Button>
			</form>
		</>
	);
}
