/** A reason not to start that the operator can mend: its message is one clear sentence, shown without a stack. */
export class StartupError extends Error {}
