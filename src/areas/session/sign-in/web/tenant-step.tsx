import { Button } from "@mantine/core";
import { IconArrowRight, IconBuilding } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { limits } from "#kit/contract/limits.ts";
import { alertDialog } from "#kit/ui/dialog/alert-dialog.tsx";
import { TextField } from "#kit/ui/field/text-field.tsx";
import { api } from "#kit/web/api.ts";
import { isApiError } from "#kit/web/api-error.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { goTo } from "#kit/web/router/navigation.ts";
import { useTexts } from "#kit/web/texts.ts";
import { queryKey } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { rememberedLogin } from "./remembered-login.ts";
import { SignInSteps } from "./sign-in-steps.tsx";

/** The first step: which company. */
export function TenantStep() {
	const t = useTexts(texts).tenant;
	const [number, setNumber] = useState(() => rememberedLogin().tenantNo);
	const [fault, setFault] = useState<string>();
	const input = useRef<HTMLInputElement>(null);
	const { findTenant, isBusy } = useFindTenant();
	useEffect(() => input.current?.focus(), []);
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		const tenantNo = customerNumber(number);
		if (tenantNo === undefined) {
			setFault(t.invalidText);
			await alertDialog({ title: t.invalid, text: t.invalidText });
			return;
		}
		const tenant = await findTenant(tenantNo, setFault);
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
					error={fault}
					onChange={(typed) => {
						setFault(undefined);
						setNumber(typed);
					}}
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

/** Asks for a tenant and keeps the answer for the next step; tells when there is none. */
function useFindTenant() {
	const t = useTexts(texts);
	const queries = useQueryClient();
	const [isBusy, setBusy] = useState(false);
	const findTenant = async (tenantNo: string, onFault: (fault: string) => void) => {
		setBusy(true);
		try {
			const tenant = await api(contract.getTenantInfo, { tenantNo });
			const { tenantNo: known } = tenant;
			queries.setQueryData(queryKey(contract.getTenantInfo, { tenantNo: known }), tenant);
			return tenant;
		} catch (error) {
			setBusy(false);
			if (isApiError(error, "TENANT_NOT_FOUND")) {
				onFault(t.errors.TENANT_NOT_FOUND);
				await alertDialog({ title: t.tenant.invalid, text: t.errors.TENANT_NOT_FOUND });
			} else {
				handleError(error, { context: t.credentials.failed });
			}
			return undefined;
		} finally {
			setBusy(false);
		}
	};
	return { findTenant, isBusy };
}

/** What was typed as a customer number; undefined unless it has exactly five characters without the spaces around it. */
export function customerNumber(typed: string): string | undefined {
	const number = typed.trim().toUpperCase();
	return [...number].length === limits.customerNumberLength ? number : undefined;
}
