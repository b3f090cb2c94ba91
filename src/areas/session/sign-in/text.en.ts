import type { Words } from "../../../kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	errors: {
		LAST_ADMINISTRATOR:
			"The last administrator who can sign in has to stay: they can be neither archived nor deleted nor locked out.",
		TENANT_NOT_FOUND: "The customer number does not exist.",
		INVALID_CREDENTIALS:
			"You could not be signed in. Please check user name and password.",
		PASSWORD_MUST_CHANGE: "Please set a new password before you continue.",
		TOO_MANY_ATTEMPTS:
			"The maximum number of attempts has been exceeded. Please try again in a few minutes.",
		LINK_INVALID: "The link is invalid, has expired or has been used already.",
	},
	providerNames: {
		MANUAL: "User name",
		GOOGLE: "Google",
		ENTRAID: "Microsoft Entra ID",
		AUTH0: "Auth0",
	},
	page: "Sign in",
	steps: {
		label: "Steps of signing in",
		tenant: "Customer number",
		credentials: "Sign in",
		redirect: "Redirect",
		done: "done",
	},
	tenant: {
		title: "Sign in",
		intro: "Which company would you like to work with?",
		number: "Customer number",
		help: "5 characters. You find it in your invitation.",
		go: "Continue",
		shown: (number: string) => `Customer number ${number}`,
		change: "Change",
		invalid: "Invalid customer number",
		invalidText: "Please enter your customer number of 5 characters.",
		notLoaded: "The company’s details could not be loaded.",
	},
	credentials: {
		title: "Sign in",
		or: "or with your user name",
		username: "User name or e-mail",
		password: "Password",
		forgot: "Forgot your password?",
		keep: "Stay signed in",
		keepHelp:
			"30 days on this device, to be revoked in your profile at any time",
		go: "Sign in",
		noAccess: "No access? Please contact your human resources department.",
		failed: "Sign-in failed",
	},
	lock: {
		title: "Sign-in blocked for",
		text: "The maximum number of attempts has been exceeded. Please try again in a few minutes.",
		button: (time: string) => `Sign in in ${time}`,
		hint: "The lock ends by itself. Further failed attempts extend it to 15 minutes at most.",
	},
	redirect: {
		title: "Redirect",
		text: "You are signed in. Your start page is being opened.",
	},
	link: {
		title: "Welcome",
		text: "Your link is being checked.",
		invalid: "Invalid link",
		next: "Please set a password to sign in.",
		again: "Set password",
		toSignIn: "Go to sign-in",
	},
	reasons: {
		unauthenticated: "Your session has expired. Please sign in again.",
		invalid_user_role:
			"You have been signed out because the session is invalid.",
		too_many_attempts:
			"Too many sign-ins came from your connection. Please wait a few minutes.",
	},
	frame: {
		about: "About Stundwerk",
		claim: "Time you can account for.",
		claimText:
			"Working time, leave, shifts and payroll. Every figure with its calculation.",
		online: "All services available",
		offline: "Server cannot be reached",
		maintenance: "The service is under maintenance",
		version: (version: string) => `Version ${version}`,
		week: (week: number) => `week ${week}`,
		clock: (time: string) => `24-hour clock, it is ${time}`,
		language: "Language",
		german: "Deutsch",
		english: "English",
		dark: "Dark theme",
		light: "Light theme",
	},
} as const satisfies Words<typeof german>;
