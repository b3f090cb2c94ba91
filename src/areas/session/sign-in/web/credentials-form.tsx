import { Button, Checkbox } from "@mantine/core";
import { IconArrowRight, IconLock, IconUser } from "@tabler/icons-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { openForgotPassword } from "#areas/session/passwords/web/public.ts";
import { TextField } from "#kit/ui/field/text-field.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { rememberedLogin } from "./remembered-login.ts";
import { type Lock, lockTime } from "./use-lock.ts";
import { useSignIn } from "./use-sign-in.ts";

interface Given {
	readonly tenantNo: string;
	readonly lock: Lock | null;
	readonly onLock: (timeUntilRetry: number) => void;
	readonly onPersistent: (persistent: boolean) => void;
	readonly onDone: () => void;
}

/** Name and password. The name stays after a failure, the password goes. */
export function CredentialsForm(given: Given) {
	const { tenantNo, lock, onPersistent } = given;
	const t = useTexts(texts);
	const [known] = useState(() => knownIn(tenantNo));
	const [username, setUsername] = useState(known.username);
	const [password, setPassword] = useState("");
	const [persistent, setPersistent] = useState(known.persistent);
	const nameField = useRef<HTMLInputElement>(null);
	const passwordField = useRef<HTMLInputElement>(null);
	const { signIn, isBusy } = useSignIn({
		...given,
		onFailed: () => {
			setPassword("");
			passwordField.current?.focus();
		},
	});
	useEffect(() => {
		const first = known.username === "" ? nameField : passwordField;
		first.current?.focus();
	}, [known]);
	useEffect(() => onPersistent(persistent), [onPersistent, persistent]);
	const isLocked = lock !== null;
	const mayTry = username.trim() !== "" && password !== "" && !isLocked;
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (mayTry && !isBusy) void signIn({ username, password, persistent });
	};
	return (
		<>
			<form className="credentials" noValidate onSubmit={submit}>
				<div className="credentials-name">
					<TextField
						ref={nameField}
						label={t.credentials.username}
						size="md"
						name="username"
						autoComplete="username"
						maxLength={200}
						leftSection={<IconUser size={17} stroke={1.7} aria-hidden />}
						value={username}
						onChange={setUsername}
					/>
				</div>
				<div className="credentials-password">
					<TextField
						ref={passwordField}
						type="PASSWORD"
						label={t.credentials.password}
						size="md"
						name="password"
						autoComplete="current-password"
						maxLength={1000}
						leftSection={<IconLock size={17} stroke={1.7} aria-hidden />}
						value={password}
						onChange={setPassword}
					/>
				</div>
				<Checkbox
					className="credentials-keep"
					size="xs"
					checked={persistent}
					onChange={(event) => setPersistent(event.currentTarget.checked)}
					label={t.credentials.keep}
					description={t.credentials.keepHelp}
				/>
				<CredentialsGo lock={lock} isShut={!mayTry} isBusy={isBusy} />
				<button
					type="button"
					className="entry-link credentials-forgot"
					onClick={() => openForgotPassword(tenantNo)}
				>
					{t.credentials.forgot}
				</button>
			</form>
			<p className="entry-hint credentials-hint">
				{isLocked ? t.lock.hint : t.credentials.noAccess}
			</p>
		</>
	);
}

/** What this browser remembers belongs to one tenant only. */
function knownIn(tenantNo: string) {
	const known = rememberedLogin();
	return known.tenantNo === tenantNo ? known : { username: "", persistent: false };
}

interface CredentialsGoGiven {
	readonly lock: Lock | null;
	readonly isShut: boolean;
	readonly isBusy: boolean;
}

/** Signs in; while that is blocked it says for how long. */
function CredentialsGo({ lock, isShut, isBusy }: CredentialsGoGiven) {
	const t = useTexts(texts);
	const icon =
		lock === null
			? { rightSection: <IconArrowRight size={18} stroke={1.9} aria-hidden /> }
			: { leftSection: <IconLock size={18} stroke={1.7} aria-hidden /> };
	return (
		<Button
			type="submit"
			className="entry-go credentials-go"
			disabled={isShut}
			loading={isBusy}
			{...icon}
		>
			{lock === null ? t.credentials.go : t.lock.button(lockTime(lock.left))}
		</Button>
	);
}
